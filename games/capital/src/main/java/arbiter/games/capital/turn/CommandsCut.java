package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** Commands no longer reach a Companion, or reach it again. Ledger: CAP-AMB-36. */
public record CommandsCut(String companion, boolean cutOff) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        CompanionBond.cut(state.unit(companion), cutOff);
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, companion, cutOff ? " is cut off from its owner" : " follows its owner again");
    }
}
