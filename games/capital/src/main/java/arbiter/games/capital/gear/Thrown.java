package arbiter.games.capital.gear;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.view.Whereabouts;
import arbiter.kernel.Line;
import arbiter.space.plane.Base;

/** A weapon leaves the hand and lies where its target stands. Ledger: CAP-AMB-43, simple-dagger. */
public record Thrown(String unit, int weapon, Base spot) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.hands().without(weapon, new Lying(true, weapon, spot)));
    }

    @Override
    public Line line(CapitalState state) {
        String name = state.unit(unit).profile().weapons().get(weapon).weapon().name();
        return tell(
                state,
                unit,
                " throws the " + name + ", which lies " + Whereabouts.at(state, state.unit(unit), spot) + " now");
    }
}
