package arbiter.dice;

/**
 * The six dice with symbols, and what each side shows: s success, a advantage, t triumph, f failure, h threat, d
 * despair.
 */
public enum SymbolDie {
    PROFICIENCY("P", "- s s ss ss a sa sa sa aa aa t"),
    ABILITY("A", "- s s ss a a sa aa"),
    BOOST("B", "- - s sa aa a"),
    CHALLENGE("C", "- f f ff ff h h fh fh hh hh d"),
    DIFFICULTY("D", "- f ff h h h hh fh"),
    SETBACK("S", "- - f f h h");

    private final Die die;
    private final Symbols[] faces;

    SymbolDie(String letter, String sides) {
        String[] texts = sides.split(" ");
        die = new Die(letter, texts.length);
        faces = new Symbols[texts.length];
        for (int side = 0; side < texts.length; side++) {
            faces[side] = read(texts[side]);
        }
    }

    private static Symbols read(String text) {
        Symbols sum = Symbols.NONE;
        for (char letter : text.toCharArray()) {
            sum = sum.plus(symbol(letter));
        }
        return sum;
    }

    private static Symbols symbol(char letter) {
        return switch (letter) {
            case 's' -> new Symbols(1, 0, 0, 0);
            case 'f' -> new Symbols(-1, 0, 0, 0);
            case 'a' -> new Symbols(0, 1, 0, 0);
            case 'h' -> new Symbols(0, -1, 0, 0);
            case 't' -> new Symbols(1, 0, 1, 0);
            case 'd' -> new Symbols(-1, 0, 0, 1);
            default -> Symbols.NONE;
        };
    }

    /** The physical die, named by its letter. */
    public Die die() {
        return die;
    }

    public String letter() {
        return die.name();
    }

    /** What it shows on that side, counted from 1. */
    public Symbols face(int side) {
        return faces[side - 1];
    }
}
