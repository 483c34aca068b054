package arbiter.games.gladiators.end;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.tabletop.unit.Part;

/**
 * Part: how somebody stands between being in action and being out of play: whether out of action, how often so far, what
 * makes the next reactivation harder, and the full turn in which it was last in action before going out.
 * Ledger: GG-OOA-4, GG-OOA-5, GG-AMB-61.
 */
public record OutRecord(
        Life life, int timesOut, boolean lethal, boolean grievous, int stopped, int tries, int lastActive)
        implements Part {

    /** Whether somebody can act, is down for now, or is out of the fight. */
    public enum Life {
        IN_ACTION,
        OUT_OF_ACTION,
        OUT_OF_PLAY,
        /** Not there any more, by the gamemaster's hand or because it was never more than an effect. */
        AWAY
    }

    public static final OutRecord IN_ACTION = new OutRecord(Life.IN_ACTION, 0, false, false, 0, 0, 0);

    public boolean isIn() {
        return life == Life.IN_ACTION;
    }

    public boolean isOut() {
        return life == Life.OUT_OF_ACTION;
    }

    public boolean isGone() {
        return life == Life.OUT_OF_PLAY || life == Life.AWAY;
    }

    public OutRecord out(boolean byLethal, boolean byGrievous, int inTurn) {
        return new OutRecord(Life.OUT_OF_ACTION, timesOut + 1, byLethal, byGrievous, 0, 0, inTurn);
    }

    public OutRecord tried() {
        return new OutRecord(life, timesOut, lethal, grievous, 0, tries + 1, lastActive);
    }

    public OutRecord stoppedOnce() {
        return new OutRecord(life, timesOut, lethal, grievous, stopped + 1, tries, lastActive);
    }

    public OutRecord back() {
        return new OutRecord(Life.IN_ACTION, timesOut, false, false, 0, 0, lastActive);
    }

    public OutRecord gone() {
        return new OutRecord(Life.OUT_OF_PLAY, timesOut, lethal, grievous, 0, tries, lastActive);
    }

    public OutRecord away() {
        return new OutRecord(Life.AWAY, timesOut, lethal, grievous, 0, tries, lastActive);
    }

    /** For events: somebody is not there any more. */
    public static void remove(Gladiator unit) {
        unit.set(unit.out().away());
    }
}
