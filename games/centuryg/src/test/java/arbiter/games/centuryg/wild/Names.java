package arbiter.games.centuryg.wild;

import arbiter.content.catalogue.Entry;
import arbiter.games.centuryg.sheet.Power;
import arbiter.games.centuryg.sheet.Reinforcement;
import arbiter.games.centuryg.sheet.Skill;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.Weapon;
import java.util.List;

/** What entries are called in the log. */
final class Names {

    private Names() {}

    /** Whether a line names an entry, in words of its own and not as a part of another entry's longer name. */
    static boolean tells(String line, Entry entry, List<Entry> all) {
        String name = of(entry);
        for (int at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1)) {
            if (isWhole(line, at, at + name.length()) && !isPartOfAnother(line, at, name, all)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isWhole(String line, int from, int to) {
        return (from == 0 || !Character.isLetterOrDigit(line.charAt(from - 1)))
                && (to == line.length() || !Character.isLetterOrDigit(line.charAt(to)));
    }

    private static boolean isPartOfAnother(String line, int at, String name, List<Entry> all) {
        for (Entry other : all) {
            String longer = of(other);
            int offset = longer.indexOf(name);
            if (offset >= 0 && longer.length() > name.length() && line.startsWith(longer, at - offset)) {
                return true;
            }
        }
        return false;
    }

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
