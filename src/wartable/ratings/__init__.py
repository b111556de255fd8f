"""Results that count: ratings of people, and cups of several tables."""
