package arbiter.games.wasteland.test;

import arbiter.kernel.Option;

/**
 * A die of the roll that is thrown again, known by its face, or none; with how good its face is, and how many successes
 * the test lacks as it stands.
 */
public record DieOption(int face, int worth, int lacking) implements Option {

    private static final int NO_DIE = 0;

    /** The roll stands. */
    static final DieOption NONE = new DieOption(NO_DIE, 0, 0);

    @Override
    public String id() {
        return declines() ? "none" : Integer.toString(face);
    }

    @Override
    public String text() {
        return declines() ? "Leave the roll" : "Throw the " + face + " again";
    }

    @Override
    public boolean declines() {
        return face == NO_DIE;
    }
}
