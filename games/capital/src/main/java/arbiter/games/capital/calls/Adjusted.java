package arbiter.games.capital.calls;

import arbiter.games.capital.damage.Afflictions;
import arbiter.games.capital.damage.Health;
import arbiter.games.capital.damage.Life;
import arbiter.games.capital.energy.EnergyStore;
import arbiter.games.capital.sheet.Maxima;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** The gamemaster sets what a unit has left; with hit points it is up. Ledger: CAP-GEN-1. */
public record Adjusted(String unit, int hp, int energy, int bones) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        Maxima maxima = combatant.profile().maxima();
        int left = within(hp, maxima.hitPoints());
        int whole = within(bones, maxima.bones());
        Life life = left > 0 ? Life.UP : whole > 0 ? Life.CRITICAL : Life.DEFEATED;
        Health.set(combatant, life, left, whole);
        EnergyStore.set(combatant, within(energy, maxima.energy()));
        if (life == Life.CRITICAL) {
            Afflictions.setProne(combatant, true);
        }
    }

    @Override
    public Line line(CapitalState state) {
        Combatant set = state.unit(unit);
        return tell(
                state,
                unit,
                " is set to " + set.hp() + " HP, " + set.energy() + " Energy and " + set.bones() + " Bones");
    }

    private static int within(int value, int most) {
        return Math.max(0, Math.min(most, value));
    }
}
