package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Marks;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** What waited for the next attack was used by it. Ledger: BCG-AMB-66. */
public record AttackSpent(String unit, String weapon) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Marks.remove(
                state,
                mark -> mark.on().equals(unit)
                        && mark.kind().waitsForAttack()
                        && (mark.against().isEmpty() || mark.against().equals(weapon)));
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " has put everything into this attack");
    }
}
