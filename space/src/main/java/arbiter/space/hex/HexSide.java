package arbiter.space.hex;

/** The side of a line, seen by somebody who looks along it: which hex counts where it runs between two. */
public enum HexSide {
    LEFT,
    RIGHT
}
