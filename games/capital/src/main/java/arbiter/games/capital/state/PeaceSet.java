package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** Fighting stops or begins. Ledger: CAP-AMB-145. */
public record PeaceSet(boolean peace) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.surroundings.peace = peace;
    }

    @Override
    public Line line(CapitalState state) {
        return Line.of(peace ? "The fighting is over for now" : "A fight breaks out");
    }
}
