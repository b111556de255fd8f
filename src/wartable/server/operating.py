"""How a server is looked after: nothing of it is needed to play."""

from __future__ import annotations

from dataclasses import dataclass

from wartable.server.measuring import expose


@dataclass(frozen=True)
class Operating:
    """As the options of `serve` say."""

    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    log_json: bool = False

    def tell(self, number: int = 0) -> str:
        """Tell numbers, if wanted, each of several processes on the port after the last one's; what to say of it."""
        if self.metrics_port is None:
            return ""
        return f"; numbers at {expose(self.metrics_host, self.metrics_port and self.metrics_port + number)}"

    def ports(self, workers: int) -> str:
        """What to say of several processes, each of which tells its own."""
        if self.metrics_port is None:
            return ""
        return f"; numbers on {self.metrics_host}, ports {self.metrics_port} to {self.metrics_port + workers - 1}"
