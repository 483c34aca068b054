package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** Everybody is in place: Tension begins. Ledger: BCG-OP-5, BCG-AMB-131. */
public record FightBegan() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Course.roundsBegin(state);
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("The Operation begins");
    }
}
