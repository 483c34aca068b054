package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** Fighting stops or begins. Ledger: CAP-AMB-145, CAP-AMB-146. */
public record PeaceSet(boolean peace) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.surroundings.peace = peace;
        if (peace) {
            CombatEnded.settle(state);
        }
    }

    @Override
    public Line line(CapitalState state) {
        return Line.of(peace ? "The fighting is over for now" : "A fight breaks out");
    }
}
