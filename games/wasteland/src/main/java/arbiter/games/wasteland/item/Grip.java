package arbiter.games.wasteland.item;

/** Where an item is: put away, in a hand or both, or part of the body or frame. Ledger: WAS-GEAR-2. */
public enum Grip {
    STOWED,
    LEFT,
    RIGHT,
    BOTH,
    BODY;

    public boolean isHeld() {
        return this != STOWED;
    }

    public boolean usesLeft() {
        return this == LEFT || this == BOTH;
    }

    public boolean usesRight() {
        return this == RIGHT || this == BOTH;
    }
}
