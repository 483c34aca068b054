package arbiter.games.wasteland.sheet.build;

import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.PerkTrait;
import arbiter.games.wasteland.sheet.PlayBonuses;
import java.util.function.ToIntBiFunction;

/** What the perks of a character add up to. Ledger: WAS-CHAR-10, section 3.13. */
final class Perks {

    private Perks() {}

    /** Attributes of one's choice that are one higher. */
    static int attributePoints(Build build) {
        return sum(build, PerkTrait::attributePoints);
    }

    static int tagSkills(Build build) {
        return sum(build, PerkTrait::tagSkills);
    }

    static int taken(Build build) {
        return build.perks().values().stream().mapToInt(Integer::intValue).sum();
    }

    private static int sum(Build build, ToIntBiFunction<PerkTrait, Integer> part) {
        return build.perks().entrySet().stream()
                .mapToInt(perk -> part.applyAsInt(perk.getKey().effect(), perk.getValue()))
                .sum();
    }

    static PlayBonuses inPlay(Build build) {
        PlayBonuses bonuses = PlayBonuses.NONE;
        for (var perk : build.perks().entrySet()) {
            bonuses = perk.getKey().effect().inPlay(bonuses, perk.getValue());
        }
        return bonuses;
    }
}
