"""What can go wrong by somebody's input; each says what was expected and what came."""


class FilonError(Exception):
    """Bad input of any kind: its text is one line, fit to be shown as it is."""


class IllegalAction(FilonError):
    """The match refuses an action; nothing has changed. The reason is a line of the game's
    messages, where there is one."""

    def __init__(self, text: str, reason: tuple[str, dict[str, int]] | None = None) -> None:
        super().__init__(text)
        self.reason = reason


class BadWords(FilonError):
    """Words that name no action of the game."""


class BadSetup(FilonError):
    """An unknown game, a seat count out of range, an option that does not exist or fit."""


class BadRecord(FilonError):
    """A record that is not one, or is cut short, edited or of another version."""


class BadLuck(FilonError):
    """A luck that reads was asked for more, or for something else, than was written."""


class BadPosition(FilonError):
    """A text that is no position of the game."""


class BadPlain(FilonError):
    """JSON that is no state or view of the game."""


class BadEdition(FilonError):
    """A page of print that is none, or does not fit together; its text begins with the place."""


class Asked(Exception):
    """No error: luck is needed here. What it may say, and the weight of each."""

    def __init__(self, outcomes: list[int], weights: list[int]) -> None:
        super().__init__(f"luck may say {outcomes}, with the weights {weights}")
        self.outcomes = outcomes
        self.weights = weights
