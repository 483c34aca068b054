package arbiter.games.capital.energy;

import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** What an Ability changes about paying Energy; each moment is one line of {@link EnergyPayment}. */
public interface EnergyTrait extends AbilityTrait {

    /** What its owner has to pay now for something of that price. */
    default int price(Combatant owner, int energy) {
        return energy;
    }

    /** Its owner has paid for something of that price. */
    default void paid(Play<CapitalState> play, Combatant owner, int energy) {}

    /** Whether friends who see or hear its owner may spend its Energy too. */
    default boolean lends() {
        return false;
    }

    static int due(Combatant unit, int energy) {
        int due = energy;
        List<EnergyTrait> traits = unit.traits().energy().price();
        for (int i = 0; i < traits.size(); i++) {
            due = traits.get(i).price(unit, due);
        }
        return due;
    }

    static void spent(Play<CapitalState> play, Combatant unit, int energy) {
        List<EnergyTrait> traits = unit.traits().energy().paid();
        for (int i = 0; i < traits.size(); i++) {
            traits.get(i).paid(play, unit, energy);
        }
    }
}
