package arbiter.games.capital.energy;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.unit.Part;

/** The Energy a unit has left. */
public record EnergyStore(int left) implements Part {

    public static void set(Combatant unit, int left) {
        unit.set(new EnergyStore(left));
    }

    /** More of it, up to the maximum; what is beyond already is cut. */
    public static void gain(Combatant unit, int amount) {
        set(unit, Math.min(unit.profile().maxima().energy(), unit.energy() + amount));
    }

    /** All of it; what is beyond the maximum already stays. */
    public static void fill(Combatant unit) {
        set(unit, Math.max(unit.energy(), unit.profile().maxima().energy()));
    }

    /** Spends it, be it that of a Companion's owner. */
    public static void spend(CapitalState state, Combatant unit, int amount) {
        if (amount != 0) {
            Combatant owner = purse(state, unit);
            set(owner, owner.energy() - amount);
        }
    }

    /** Whose Energy a unit spends: a Companion shares its owner's. Ledger: CAP-SIG-6. */
    public static Combatant purse(CapitalState state, Combatant unit) {
        return unit.bond().isEmpty() ? unit : state.unit(unit.bond().get().owner());
    }
}
