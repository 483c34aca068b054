package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Weight;
import java.util.List;

/** One roll was compared with several Units: whom it hits when all has been said. Ledger: BCG-WPN-3, BCG-DUEL-5. */
public record Struck(String unit, List<String> tested, List<String> hit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        // what the hits do is told by the events that follow
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(CenturyState state) {
        Line.Builder line = tell(state, unit);
        List<String> missed =
                tested.stream().filter(each -> !hit.contains(each)).toList();
        name(state, line, " hits ", hit);
        name(state, line, hit.isEmpty() ? " misses " : "; misses ", missed);
        return line.line();
    }

    private static void name(CenturyState state, Line.Builder line, String verb, List<String> units) {
        String before = verb;
        for (String each : units) {
            line.words(before).unit(each, state.unit(each).name());
            before = ", ";
        }
    }

    @Override
    public void measure(Measures measures) {
        for (String each : tested) {
            measures.fact(hits(each), hit.contains(each));
        }
    }

    /** What the odds call it that somebody is hit, of several. */
    static String hits(String unit) {
        return unit + " is hit";
    }
}
