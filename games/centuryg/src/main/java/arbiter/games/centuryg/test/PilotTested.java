package arbiter.games.centuryg.test;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Modifiers;
import java.util.OptionalInt;

/**
 * A person made a Test: the die that counts, what was added, what was to be reached, and whether it is the main one, not
 * a part of something else. Ledger: BCG-TEST-1.
 */
public record PilotTested(String unit, String purpose, int net, int die, Modifiers bonus, OptionalInt dn, boolean main)
        implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        // a roll alone changes nothing; what comes of it is told by the events that follow
    }

    public int total() {
        return die + bonus.total();
    }

    public boolean passes() {
        return dn.isEmpty() || total() >= dn.getAsInt(); // BCG-AMB-01
    }

    @Override
    public Line line(CenturyState state) {
        Line.Builder line = tell(state, unit).words(", " + purpose + ": ");
        if (net != 0) {
            line.words((net > 0 ? "best of " : "worst of ") + (1 + Math.abs(net)) + " dice, ");
        }
        line.sum(Integer.toString(die), die, bonus);
        if (dn.isPresent()) {
            line.words(" against " + dn.getAsInt() + (passes() ? ", passes" : ", fails"));
        }
        return line.line();
    }

    @Override
    public void measure(Measures measures) {
        if (!main) {
            return;
        }
        measures.number("total", total());
        if (dn.isPresent()) {
            measures.fact("hit", passes());
            measures.number("margin", total() - dn.getAsInt());
        }
    }
}
