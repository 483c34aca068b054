package arbiter.games.wasteland.test;

import arbiter.kernel.Option;

/** A die of the roll that is thrown again, known by its face, or none. */
public record DieOption(int face) implements Option {

    private static final int NO_DIE = 0;

    /** The roll stands. */
    static final DieOption NONE = new DieOption(NO_DIE);

    private static final DieOption[] BY_FACE = new DieOption[21];

    static {
        for (int face = 1; face < BY_FACE.length; face++) {
            BY_FACE[face] = new DieOption(face);
        }
    }

    static DieOption of(int face) {
        return BY_FACE[face];
    }

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
