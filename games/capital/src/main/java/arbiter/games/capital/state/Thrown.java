package arbiter.games.capital.state;

import arbiter.kernel.Line;
import arbiter.space.plane.Base;
import java.util.ArrayList;
import java.util.List;

/** A weapon leaves the hand and lies where its target stands. Ledger: CAP-AMB-43, simple-dagger. */
public record Thrown(String unit, int weapon, Base spot) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.held[weapon] = false;
        List<Lying> lying = new ArrayList<>(combatant.kit.lying);
        lying.add(new Lying(weapon, spot));
        combatant.kit.lying = List.copyOf(lying);
    }

    @Override
    public Line line(CapitalState state) {
        String name =
                state.combatant(unit).profile().weapons().get(weapon).weapon().name();
        return CapitalEvent.tell(state, unit, " throws the " + name + ", which lies at " + spot.centre() + " now");
    }
}
