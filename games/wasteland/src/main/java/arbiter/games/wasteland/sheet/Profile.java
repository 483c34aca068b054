package arbiter.games.wasteland.sheet;

import arbiter.games.wasteland.creature.CreatureTrait;
import java.util.List;

/** Somebody as play uses them: all that does not change during a fight. */
public record Profile(
        Standing standing,
        Kind kind,
        BodyPlan plan,
        int level,
        Statistics statistics,
        int health,
        int initiative,
        int defense,
        int meleeBonus,
        int luck,
        Protection protection,
        FieldKit outfit,
        PlayBonuses bonuses,
        List<CreatureTrait> abilities,
        boolean significant) {

    /** How much of a character somebody is; creatures are mighty where people are notable, legendary where major. Ledger: WAS-NPC-2. */
    public enum Standing {
        PLAYER_CHARACTER,
        MINION,
        NORMAL,
        NOTABLE,
        MAJOR
    }

    /** What somebody is. Ledger: WAS-NPC-8. */
    public enum Kind {
        PERSON,
        ANIMAL,
        ROBOT
    }

    public boolean staysPut() {
        for (CreatureTrait ability : abilities) {
            if (ability.staysPut()) {
                return true;
            }
        }
        return false;
    }

    public boolean leads() {
        for (CreatureTrait ability : abilities) {
            if (ability.leads()) {
                return true;
            }
        }
        return false;
    }

    public boolean flies() {
        for (CreatureTrait ability : abilities) {
            if (ability.flies()) {
                return true;
            }
        }
        return false;
    }
}
