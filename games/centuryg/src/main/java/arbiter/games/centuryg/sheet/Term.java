package arbiter.games.centuryg.sheet;

import arbiter.content.catalogue.Entry;
import java.util.List;

/** A word of the game that rules use directly: an Action, a terrain, an ability of Weapons, an environment. */
public record Term(String id, String name, List<Group> groups, String text) implements Entry {

    /** What a word is one of. */
    public enum Group {
        MATCH_ACTION,
        OFFENSIVE_ACTION,
        UTILITY_ACTION,
        TERRAIN,
        WEAPON_ABILITY,
        THEME,
        ENVIRONMENT
    }

    @Override
    public List<Group> tags() {
        return groups;
    }
}
