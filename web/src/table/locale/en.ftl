# Following
skip-to-turn = Skip to my turn
skip-to-now = Skip to now
showing-past = Shown: what has just happened
speed = How fast what happens is shown
speed-x1 = 1×
speed-x4 = 4×
speed-now = at once
sound = Sound

# Who is ready while all choose in secret
seat-ready = ready
seat-choosing = choosing
advice = Advice
advice-ask = What would a strong bot do?
advice-thinking = Thinking …
advice-chance = { $choice } – chance of victory about { $chance } %
advice-best = It would choose: { $told }
advice-others = Also considered, better ones first; small differences may be chance:
advice-none = No advice just now. After a server has started the bots need a minute to get ready: ask again then.
