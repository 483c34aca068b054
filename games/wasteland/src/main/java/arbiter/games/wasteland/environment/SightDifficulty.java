package arbiter.games.wasteland.environment;

import arbiter.games.wasteland.creature.CreatureTrait;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.sheet.InjuryClass;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Modifiers;

/**
 * What makes a test of PER + Survival harder that needs sight: light, fog and rain where one looks, and injured eyes. Ledger:
 * WAS-ENV-1 to 3, WAS-ENV-5, WAS-INJ-2, AMB-77.
 */
public final class SightDifficulty {

    private static final int HEAD_INJURY = 2;

    private SightDifficulty() {}

    public static Modifiers of(WastelandState state, Modifiers base, Fighter watcher, int zone) {
        Surroundings there = state.surroundings();
        boolean nose = perceivesInTheDark(watcher);
        boolean far = watcher.zone() != zone;
        return base.and("darkness", nose ? 0 : there.darkness(zone))
                .and("fog", far && !nose && there.isFoggy(zone) ? 1 : 0)
                .and("rain", there.rain(zone))
                .and("head injury", Injuries.has(watcher, InjuryClass.HEAD) ? HEAD_INJURY : 0);
    }

    private static boolean perceivesInTheDark(Fighter watcher) {
        for (CreatureTrait ability : watcher.profile().abilities()) {
            if (ability.perceivesInTheDark()) {
                return true;
            }
        }
        return false;
    }
}
