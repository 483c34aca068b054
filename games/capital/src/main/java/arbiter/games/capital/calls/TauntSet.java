package arbiter.games.capital.calls;

import arbiter.games.capital.damage.Afflictions;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;
import java.util.Optional;

/** The gamemaster has one unit taunt another. Ledger: CAP-GEN-1, CAP-AMB-98. */
public record TauntSet(String unit, String by) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Afflictions.setTaunted(state.unit(unit), Optional.of(by));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit)
                .words(" is taunted by ")
                .unit(by, state.unit(by).name())
                .line();
    }
}
