package arbiter.games.capital.damage;

import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** What a unit is under: on the ground, Chilled, Poisoned and by whom, Taunted and by whom. Ledger: section 2.19. */
public record Afflictions(
        boolean prone, boolean chilled, boolean poisoned, Optional<String> poisonedBy, Optional<String> tauntedBy)
        implements Part {

    public static final Afflictions NONE = new Afflictions(false, false, false, Optional.empty(), Optional.empty());

    public static void setProne(Combatant unit, boolean prone) {
        Afflictions now = unit.afflictions();
        if (now.prone != prone) {
            unit.set(new Afflictions(prone, now.chilled, now.poisoned, now.poisonedBy, now.tauntedBy));
        }
    }

    public static void setChilled(Combatant unit, boolean chilled) {
        Afflictions now = unit.afflictions();
        unit.set(new Afflictions(now.prone, chilled, now.poisoned, now.poisonedBy, now.tauntedBy));
    }

    /** Whose poison it is stays known, as long as nobody else's comes. */
    public static void setPoisoned(Combatant unit, boolean poisoned) {
        Afflictions now = unit.afflictions();
        unit.set(new Afflictions(now.prone, now.chilled, poisoned, now.poisonedBy, now.tauntedBy));
    }

    public static void poison(Combatant unit, String by) {
        Afflictions now = unit.afflictions();
        unit.set(new Afflictions(now.prone, now.chilled, true, Optional.of(by), now.tauntedBy));
    }

    public static void setTaunted(Combatant unit, Optional<String> by) {
        Afflictions now = unit.afflictions();
        if (!now.tauntedBy.equals(by)) {
            unit.set(new Afflictions(now.prone, now.chilled, now.poisoned, now.poisonedBy, by));
        }
    }
}
