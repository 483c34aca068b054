package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** What waited for the next attack was used by it. Ledger: BCG-AMB-66. */
public record AttackSpent(String unit, String weapon) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.spendAttack(unit, weapon);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " has put everything into this attack");
    }
}
