package arbiter.dice;

/**
 * What a pool of symbol dice comes to after cancelling: net success (failure below 0) and net advantage (threat below
 * 0). Triumphs and despairs are counted apart; the success or failure each brings is already in the net.
 */
public record Symbols(int success, int advantage, int triumph, int despair) {

    public static final Symbols NONE = new Symbols(0, 0, 0, 0);

    public Symbols plus(Symbols other) {
        return new Symbols(
                success + other.success, advantage + other.advantage, triumph + other.triumph, despair + other.despair);
    }

    /** A check succeeds with at least one net success. */
    public boolean succeeds() {
        return success >= 1;
    }
}
