package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** Bones mend, up to the maximum. Ledger: CAP-DYING-7. */
public record BonesRegained(String unit, int amount) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Health.mendBones(state.unit(unit), amount);
    }

    @Override
    public Line line(CapitalState state) {
        return tell(
                state,
                unit,
                " regains " + amount + " Bones, now " + state.unit(unit).bones());
    }
}
