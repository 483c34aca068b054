package arbiter.games.capital.check;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;

/** A check came to its result; against the GM where no opponent is named. Ledger: CAP-CHK-5, CAP-CHK-6. */
public record CheckRolled(String unit, String purpose, Contest contest, java.util.Optional<String> opponent)
        implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {}

    @Override
    public Line line(CapitalState state) {
        Line.Builder line = tell(state, unit).words(", " + purpose + ": ");
        contest.acting().write(line);
        line.words(" against ");
        opponent.ifPresent(id -> line.unit(id, state.unit(id).name()).words(" "));
        contest.opposing().write(line);
        return line.words(contest.outcome()).line();
    }

    @Override
    public void measure(Measures measures) {
        measures.fact(purpose, contest.succeeds());
    }
}
