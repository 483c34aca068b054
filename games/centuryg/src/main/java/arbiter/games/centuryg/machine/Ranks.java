package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;

/** What an Attribute counts just now: halved first, each source once, rounded down each time. Ledger: BCG-AMB-45, BCG-TRB-9. */
public final class Ranks {

    private Ranks() {}

    public static int of(CenturyState state, Fighter fighter, Attribute attribute) {
        return Halving.rank(state, fighter, attribute);
    }

    public static int might(CenturyState state, Fighter fighter) {
        return instead(state, fighter, Attribute.MIGHT, Mark.Kind.SYSTEMS_FOR_MIGHT);
    }

    public static int guard(CenturyState state, Fighter fighter) {
        return instead(state, fighter, Attribute.GUARD, Mark.Kind.SYSTEMS_FOR_GUARD);
    }

    /** Systems may stand in where it is higher. Ledger: the-tacticool-approach. */
    private static int instead(CenturyState state, Fighter fighter, Attribute attribute, Mark.Kind kind) {
        int rank = of(state, fighter, attribute);
        return !state.marks().isEmpty() && state.has(kind, fighter) ? Math.max(rank, systems(state, fighter)) : rank;
    }

    public static int systems(CenturyState state, Fighter fighter) {
        return of(state, fighter, Attribute.SYSTEMS);
    }

    public static int speed(CenturyState state, Fighter fighter) {
        return of(state, fighter, Attribute.SPEED);
    }
}
