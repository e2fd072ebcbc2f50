"""What can go wrong by somebody's input; each says what was expected and what came."""


class FilonError(Exception):
    """Bad input of any kind: its text is one line, fit to be shown as it is."""


class IllegalAction(FilonError):
    """The match refuses an action; nothing has changed."""


class BadWords(FilonError):
    """Words that name no action of the game."""


class BadSetup(FilonError):
    """An unknown game, a seat count out of range, an option that does not exist or fit."""


class BadRecord(FilonError):
    """A record that is not one, or is cut short, edited or of another version."""


class BadLuck(FilonError):
    """A luck that reads was asked for more, or for something else, than was written."""


class BadPlain(FilonError):
    """JSON that is no state or view of the game."""
