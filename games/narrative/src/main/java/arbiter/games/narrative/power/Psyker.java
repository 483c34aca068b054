package arbiter.games.narrative.power;

import arbiter.games.narrative.sheet.BasePower;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import java.util.ArrayList;
import java.util.List;

/** Who can use powers, and how well. Ledger: NAR-PSY-1, NAR-PSY-7, NAR-PSY-14. */
public final class Psyker {

    private Psyker() {}

    /** Whoever has a rank in a discipline. Ledger: NAR-PSY-1. */
    public static boolean is(Participant one) {
        for (Skill skill : one.profile().skills().keySet()) {
            if (skill.isDiscipline() && one.ranks(skill) > 0) {
                return true;
            }
        }
        return false;
    }

    /** The disciplines through which somebody can manifest a power, the one with the better dice first. */
    static List<Skill> disciplines(Participant one, BasePower power) {
        List<Skill> known = new ArrayList<>();
        for (Skill discipline : power.disciplines()) {
            if (one.ranks(discipline) > 0) {
                known.add(discipline);
            }
        }
        known.sort((first, second) -> dice(one, second) - dice(one, first));
        return known;
    }

    /** More dice first, and of as many those with more upgrades. */
    private static int dice(Participant one, Skill discipline) {
        int value = one.profile().characteristics().get(discipline.characteristic());
        int ranks = one.ranks(discipline);
        return 2 * Math.max(value, ranks) + Math.min(value, ranks);
    }

    /** Ranks in the skill Discipline, which many effects are rated by. Ledger: NAR-PSY-7. */
    static int ranks(NarrativeState state, Participant one) {
        return one.ranks(state.tables().skill("discipline"));
    }
}
