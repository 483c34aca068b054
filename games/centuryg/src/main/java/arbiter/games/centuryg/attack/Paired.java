package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Line;

/** Two Grunts pair up: the partner has 2 Adv in its next Turn. Ledger: BCG-OFF-8, BCG-AMB-67. */
public record Paired(String unit, String partner) implements CenturyEvent {

    private static final int ADVANTAGES = 2;

    @Override
    public void apply(CenturyState state) {
        state.add(new Mark(Mark.Kind.PAIRED, partner, unit, "", ADVANTAGES, Clock.turnEnd(partner, 0)));
        state.add(new Mark(Mark.Kind.IN_A_PAIR, unit, partner, "", 1, Clock.ROUND));
        state.add(new Mark(Mark.Kind.IN_A_PAIR, partner, unit, "", 1, Clock.ROUND));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(" pairs up with ")
                .unit(partner, state.unit(partner).name())
                .words(", who has " + ADVANTAGES + " Adv next Turn")
                .line();
    }
}
