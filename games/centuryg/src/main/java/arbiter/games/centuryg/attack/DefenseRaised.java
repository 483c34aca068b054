package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** An Active Defense helps against a Might Test: the Defense that the total meets now. Ledger: BCG-AD-2. */
public record DefenseRaised(String unit, String by, String what, int bonus, int defense, int total)
        implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        // it counts for this Test only, and that is over before anything is saved
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(CenturyState state) {
        Line.Builder line = tell(state, unit);
        if (!by.equals(unit)) {
            line.words(", covered by ").unit(by, state.unit(by).name()).words(",");
        }
        return line.words(" uses " + what + ": Defense +" + bonus + " is " + defense + " against " + total
                        + (total >= defense ? ", still a hit" : ", now a miss"))
                .line();
    }
}
