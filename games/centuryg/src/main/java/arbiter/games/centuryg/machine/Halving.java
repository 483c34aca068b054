package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.crew.Hull;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import java.util.ArrayList;
import java.util.List;

/**
 * Different sources halve one after the other, the same source only once; a source is named by the Unit and the means.
 * Ledger: BCG-AMB-45, BCG-TRB-9.
 */
public final class Halving {

    private Halving() {}

    public static int sources(CenturyState state, Fighter fighter, Mark.Kind kind) {
        if (!state.has(kind, fighter)) {
            return 0;
        }
        List<String> seen = List.of();
        for (Mark mark : state.marks()) {
            if (mark.kind() == kind && mark.on().equals(fighter.id()) && !seen.contains(mark.by())) {
                seen = new ArrayList<>(seen);
                seen.add(mark.by());
            }
        }
        return seen.size();
    }

    /** What is left of an Attribute. */
    public static int rank(CenturyState state, Fighter fighter, Attribute attribute) {
        int rank = fighter.rank(attribute);
        if (state.marks().isEmpty() && fighter.maims().isEmpty() && fighter.hull() == Hull.WHOLE) {
            return rank;
        }
        if (state.has(Mark.Kind.FULL_VALUES, fighter)) {
            return rank;
        }
        int halvings = switch (attribute) {
            case MIGHT -> halvings(state, fighter, Mark.Kind.HALF_MIGHT, Area.ARMS);
            case GUARD -> halvings(state, fighter, Mark.Kind.HALF_GUARD, Area.TORSO);
            case SYSTEMS -> halvings(state, fighter, Mark.Kind.HALF_SYSTEMS, Area.HEAD);
            case SPEED -> halvings(state, fighter, Mark.Kind.HALF_SPEED, Area.LEGS);
            case THRESHOLD, ENERGY -> 0;
        };
        return rank >> halvings;
    }

    private static int halvings(CenturyState state, Fighter fighter, Mark.Kind kind, Area area) {
        int sources = sources(state, fighter, kind) + (fighter.hull() == Hull.WHOLE ? 0 : 1);
        return hurts(state, fighter, area) ? sources + 1 : sources;
    }

    /** Maims halve the Attributes of Power Suits and living things, once for each Area. Ledger: BCG-AMB-47, BCG-TRB-5. */
    private static boolean hurts(CenturyState state, Fighter fighter, Area area) {
        return fighter.isMaimed(area)
                && fighter.nature().suffersMaims()
                && !state.has(Mark.Kind.IGNORES_MAIMS, fighter);
    }
}
