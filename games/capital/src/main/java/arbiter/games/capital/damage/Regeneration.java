package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;

/** Hit points back at the start of each turn, for a number of turns. Ledger: CAP-KEY-REGEN, CAP-AMB-73. */
public final class Regeneration {

    private Regeneration() {}

    public static void heal(Play<CapitalState> play, Combatant unit) {
        int amount = unit.regeneration().amount();
        if (amount == 0 || !unit.present()) {
            return;
        }
        if (unit.profile().shell().isPresent()) { // CAP-AMB-22
            Healing.resolve(play, Optional.empty(), unit, Modifiers.of("Regeneration", amount));
        } else if (unit.hp() < unit.maxHp()) {
            play.emit(new Regenerated(unit.id(), amount));
        }
    }

    /** Durations tick after it has healed. */
    public static void tick(Play<CapitalState> play, Combatant unit) {
        if (unit.regeneration().amount() > 0) {
            play.emit(new RegenerationTicked(unit.id()));
        }
    }
}
