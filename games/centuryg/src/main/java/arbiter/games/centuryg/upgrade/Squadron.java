package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.attack.AttackInProgress;

/** Many small ones: nothing to Maim, and easy prey for areas. Ledger: squadron. */
public record Squadron(int advantages) implements AttackUpgrade {

    @Override
    public boolean escapesMaiming() {
        return true;
    }

    @Override
    public int advantagesAgainst(AttackInProgress strike) {
        return strike.isArea() ? advantages : 0;
    }
}
