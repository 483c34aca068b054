package arbiter.games.centuryg.duel;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** Two duelists pull in different directions. Ledger: BCG-DUEL-4. */
public record DuelContested(String unit, int die, int speed, String opponent, int against, int opposing)
        implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        // a roll alone changes nothing; the winner's move is an event of its own
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(" struggles with ")
                .unit(opponent, state.unit(opponent).name())
                .words(": ")
                .sum(Integer.toString(die), die, Modifiers.of("Speed", speed))
                .words(" against ")
                .sum(Integer.toString(against), against, Modifiers.of("Speed", opposing))
                .line();
    }
}
