package arbiter.games.centuryg.wild;

import arbiter.content.catalogue.Entry;
import arbiter.games.centuryg.sheet.Power;
import arbiter.games.centuryg.sheet.Reinforcement;
import arbiter.games.centuryg.sheet.Skill;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.Weapon;
import java.util.List;

/** What entries are called in the log, and those that are always on. */
final class Names {

    static final List<String> PASSIVE = List.of();

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
