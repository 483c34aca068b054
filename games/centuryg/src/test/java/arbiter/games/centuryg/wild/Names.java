package arbiter.games.centuryg.wild;

import arbiter.content.catalogue.Entry;
import arbiter.games.centuryg.sheet.Power;
import arbiter.games.centuryg.sheet.Reinforcement;
import arbiter.games.centuryg.sheet.Skill;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.Weapon;
import java.util.List;

/** What entries are called in the log, and those that it does not name. */
final class Names {

    /** Those that are always on. */
    static final List<String> PASSIVE = List.of(
            "expert-support",
            "stealth-field",
            "assistant",
            "duelist-model",
            "sniper-model",
            "superior-morphing",
            "reversible-thrusters",
            "secret-equipment",
            "frame",
            "transformation",
            "base-unit",
            "extreme-fortification",
            "flyer",
            "power-suit",
            "terrain-specialist",
            "fortress",
            "invasive",
            "squadron",
            "bloodlust",
            "aura-of-misfortune",
            "embodiment-of-evil",
            "hypersonic-striker",
            "artillery-frame",
            "experimental-reactor",
            "integrated-weapons",
            "slippery-chassis",
            "colossus",
            "expansion-pack",
            "adaptive-morphology",
            "animal-person",
            "danger-instinct",
            "entertainer",
            "gamer",
            "intimidating",
            "make-do",
            "sphere-of-influence",
            "weapon-expertise",
            "attractive",
            "comrade",
            "psychic-power",
            "body-suit",
            "ether-drive",
            "masterwork-tool",
            "personal-facility",
            "range-booster",
            "superior-proxy",
            "cyborg",
            "undying",
            "wild",
            "giant-slayer",
            "homunculus-vessel",
            "living-weapon",
            "mundanity-field",
            "viral-touch",
            "living-database");

    /** Those that need somebody to be hurt first. */
    static final List<String> TRIGGERED = List.of("bullet-hell", "eye-for-an-eye", "nanoskin-shell");

    private Names() {}

    static String of(Entry entry) {
        if (entry instanceof Weapon weapon) {
            return weapon.name();
        }
        if (entry instanceof Upgrade upgrade) {
            return upgrade.name();
        }
        if (entry instanceof Power power) {
            return power.name();
        }
        if (entry instanceof Trait trait) {
            return trait.name();
        }
        return entry instanceof Skill skill ? skill.name() : ((Reinforcement) entry).name();
    }
}
