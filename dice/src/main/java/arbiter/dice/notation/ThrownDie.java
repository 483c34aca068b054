package arbiter.dice.notation;

import arbiter.dice.Die;

/** One die on the table: which side came up, what that side shows, and what became of it. */
public record ThrownDie(Die die, int side, String shows, Fate fate) {

    ThrownDie becomes(Fate other) {
        return new ThrownDie(die, side, shows, other);
    }

    /** As it stands in the text of a roll: in brackets if it does not count. */
    public String text() {
        return switch (fate) {
            case KEPT -> shows;
            case EXPLODED -> shows + "!";
            case DROPPED -> "(" + shows + ")";
            case REROLLED -> "(" + shows + " again)";
        };
    }
}
