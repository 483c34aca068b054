package arbiter.games.capital.move;

import arbiter.games.capital.damage.Afflictions;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A fall has ended on the ground. Ledger: CAP-FALL-2. */
public record Landed(String unit, int metres, boolean prone) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.movement().landed());
        if (prone) {
            Afflictions.setProne(combatant, true);
        }
    }

    @Override
    public Line line(CapitalState state) {
        String how = prone ? " and lies on the ground" : " on their feet";
        return tell(state, unit, " hits the ground after " + metres + "m" + how);
    }
}
