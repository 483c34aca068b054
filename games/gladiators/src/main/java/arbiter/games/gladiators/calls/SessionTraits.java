package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.tabletop.unit.Part;

/**
 * Part: what personal traits do to somebody in this session: how much every die counts less, no actions at all, a success
 * outside of the fight that will be cancelled, whether Unreliable was rolled for, whether it has shown off for being worth
 * more than all opponents, and actions that will be wasted on showing off. Ledger: GG-AD-083, GG-AD-091, GG-AD-097,
 * GG-AD-099.
 */
public record SessionTraits(
        int dieLoss, boolean helpless, boolean astray, boolean unreliable, boolean outranks, int boasts)
        implements Part {

    public static final SessionTraits NONE = new SessionTraits(0, false, false, false, false, 0);

    SessionTraits weakened(int loss, boolean idle) {
        return new SessionTraits(loss, idle, astray, unreliable, outranks, boasts);
    }

    SessionTraits astray(boolean now) {
        return new SessionTraits(dieLoss, helpless, now, unreliable, outranks, boasts);
    }

    SessionTraits unreliableRolled() {
        return new SessionTraits(dieLoss, helpless, astray, true, outranks, boasts);
    }

    private SessionTraits boasting(int actions, boolean first) {
        return new SessionTraits(dieLoss, helpless, astray, unreliable, outranks || first, boasts + actions);
    }

    /** For events: so many more actions will be wasted. */
    public static void boast(Gladiator unit, int actions, boolean first) {
        unit.set(unit.session().boasting(actions, first));
    }
}
