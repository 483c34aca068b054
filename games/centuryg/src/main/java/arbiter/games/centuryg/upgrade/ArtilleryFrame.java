package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;

/** Better with areas, and wider Blasts of every kind. Ledger: artillery-frame. */
public record ArtilleryFrame(int advantages, int widerBlast) implements AttackUpgrade {

    @Override
    public int advantages(CenturyState state, AttackInProgress strike, Fighter target) {
        return strike.isArea() ? advantages : 0;
    }
}
