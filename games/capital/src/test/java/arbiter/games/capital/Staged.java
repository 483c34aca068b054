package arbiter.games.capital;

import arbiter.games.capital.damage.Afflictions;
import arbiter.games.capital.damage.Health;
import arbiter.games.capital.energy.EnergyStore;
import arbiter.games.capital.grapple.Hold;
import arbiter.games.capital.move.Position;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;

/** Brings units of a scenario into a condition without playing how it came about. */
public final class Staged {

    private Staged() {}

    public static Combatant prone(Combatant unit) {
        Afflictions.setProne(unit, true);
        return unit;
    }

    public static Combatant chilled(Combatant unit) {
        Afflictions.setChilled(unit, true);
        return unit;
    }

    public static Combatant withHitPoints(Combatant unit, int hp) {
        Health.setHitPoints(unit, hp);
        return unit;
    }

    public static Combatant withEnergy(Combatant unit, int energy) {
        EnergyStore.set(unit, energy);
        return unit;
    }

    public static Combatant at(Combatant unit, int altitude) {
        Position.move(unit, unit.base().risenTo(altitude));
        return unit;
    }

    public static void grapple(CapitalState state, Combatant grappler, Combatant victim) {
        Hold.hold(state, grappler, victim);
    }
}
