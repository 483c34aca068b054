package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import java.util.List;

/** A Might Test was rolled: the dice, the one that counts, and the total against one target. Ledger: BCG-TEST-1. */
public record MightTested(
        String unit, String target, String weapon, List<Integer> dice, int kept, Modifiers bonus, int defense)
        implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        // a roll alone changes nothing; what comes of it is told by the events that follow
    }

    public int total() {
        return kept + bonus.total();
    }

    @Override
    public Line line(CenturyState state) {
        Line.Builder line = CenturyEvent.tell(state, unit)
                .words(" against ")
                .unit(target, state.fighter(target).name())
                .words(" with the " + weapon + ": ");
        if (dice.size() > 1) {
            line.words(dice + ", keeps ");
        }
        return line.sum(Integer.toString(kept), kept, bonus)
                .words(" against Defense " + defense + (total() >= defense ? ", hits" : ", misses"))
                .line();
    }
}
