package arbiter.cli.terminal;

/** How a piece of text stands out on a terminal with colours. */
public enum Style {
    STRONG("1"),
    FAINT("2"),
    GOOD("32"),
    BAD("31"),
    DICE("36"),
    NUMBER("33");

    private final String code;

    Style(String code) {
        this.code = code;
    }

    String around(String text) {
        return "\u001b[" + code + "m" + text + "\u001b[0m";
    }
}
