package arbiter.games.centuryg.sheet.build;

import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.PowerLevel;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.rulebook.build.Violations;

/** Whether a file holds what it says it is for, and how its Power Level comes about. Ledger: BCG-XP-2, BCG-AMB-108. */
final class StandingCheck {

    private StandingCheck() {}

    static void run(Build build, Violations violations) {
        if (build.kind() == Build.Kind.PILOT && build.pilot().isEmpty()) {
            violations.add(Code.PILOT_MISSING, "there is no pilot in this file", "add the key 'pilot'", "pilot");
        }
        if (build.kind() == Build.Kind.MECHA && build.mecha().isEmpty()) {
            violations.add(Code.MECHA_MISSING, "there is no Mecha in this file", "add the key 'mecha'", "mecha");
        }
        if (build.pilot().isPresent()
                && build.mecha().filter(mecha -> mecha.pilotless()).isPresent()) {
            violations.add(
                    Code.PILOTLESS_WITH_PILOT,
                    "a Mecha with a pilot is said to have none",
                    "leave 'pilotless' out",
                    "mecha",
                    "pilotless");
        }
        if (build.tier() == Tier.BOSS) {
            boss(build, violations);
        } else {
            others(build, violations);
        }
    }

    private static void boss(Build build, Violations violations) {
        if (build.xp().isPresent()) {
            violations.add(
                    Code.XP_FOR_BOSS, "the Power Level of a Boss is assigned", "write 'level' in place of 'xp'", "xp");
        }
        int level = build.level().orElse(0);
        if (level < 0 || level > PowerLevel.HIGHEST) {
            violations.add(
                    Code.LEVEL_OUT_OF_RANGE,
                    "there is no Power Level " + level,
                    "choose one from 0 to " + PowerLevel.HIGHEST,
                    "level");
        }
    }

    private static void others(Build build, Violations violations) {
        if (build.level().isPresent()) {
            violations.add(
                    Code.LEVEL_NOT_ASSIGNED,
                    "only a Boss is given a Power Level",
                    "write 'xp'; " + PowerLevel.from(Math.max(0, build.level().getAsInt())) + " XP reach that Level",
                    "level");
        }
        if (build.experience() < 0) {
            violations.add(Code.XP_NEGATIVE, "XP cannot be below 0", "write 0 or more", "xp");
        }
    }
}
