package arbiter.games.centuryg.wild;

import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Skill;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Trained;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Entries that are always on and that nobody names: they are used if a fight goes another way without them. */
final class Silent {

    private static final List<String> UPGRADES = List.of(
            "adaptive-morphology",
            "artillery-frame",
            "assistant",
            "aura-of-misfortune",
            "bullet-hell",
            "colossus",
            "duelist-model",
            "expansion-pack",
            "experimental-reactor",
            "expert-support",
            "extreme-fortification",
            "eye-for-an-eye",
            "flyer",
            "fortress",
            "hypersonic-striker",
            "integrated-weapons",
            "nanoskin-shell",
            "power-suit",
            "reversible-thrusters",
            "secret-equipment",
            "slippery-chassis",
            "sniper-model",
            "squadron",
            "superior-morphing",
            "terrain-specialist");

    private static final List<String> TRAITS = List.of(
            "animal-person",
            "attractive",
            "body-suit",
            "comrade",
            "cyborg",
            "danger-instinct",
            "entertainer",
            "ether-drive",
            "gamer",
            "giant-slayer",
            "homunculus-vessel",
            "intimidating",
            "living-weapon",
            "make-do",
            "masterwork-tool",
            "mundanity-field",
            "personal-facility",
            "psychic-power",
            "range-booster",
            "sphere-of-influence",
            "superior-proxy",
            "undying",
            "viral-touch",
            "weapon-expertise",
            "wild");

    private static final Set<String> ALL = all();

    private Silent() {}

    /** With all Skills: being trained is an Advantage that is there or not. */
    private static Set<String> all() {
        Set<String> all = new TreeSet<>(UPGRADES);
        all.addAll(TRAITS);
        Lottery.all(Skill.class).forEach(skill -> all.add(skill.id()));
        return all;
    }

    static boolean is(String id) {
        return ALL.contains(id);
    }

    /** Those that somebody at the table has, in the order of the alphabet. */
    static Set<String> at(CenturyState state) {
        Set<String> present = new TreeSet<>();
        for (Fighter fighter : state.units()) {
            for (Fitted fitted : fighter.machine().upgrades()) {
                present.add(fitted.upgrade().id());
            }
            if (fighter.hasBody()) {
                for (Taken taken : fighter.body().person().traits()) {
                    present.add(taken.trait().id());
                }
                for (Trained trained : fighter.body().person().skills()) {
                    present.add(trained.skill().id());
                }
            }
        }
        present.retainAll(ALL);
        return present;
    }
}
