package arbiter.games.capital.calls;

import arbiter.games.capital.turn.CombatEnded;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** Fighting stops or begins. Ledger: CAP-AMB-145, CAP-AMB-146. */
public record PeaceSet(boolean peace) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.set(new Truce(peace));
        if (peace) {
            CombatEnded.settle(state);
        }
    }

    @Override
    public Line line(CapitalState state) {
        return Line.of(peace ? "The fighting is over for now" : "A fight breaks out");
    }
}
