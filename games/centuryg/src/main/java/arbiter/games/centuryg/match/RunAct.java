package arbiter.games.centuryg.match;

import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** Two Zones, any way. Ledger: BCG-MACT-6. */
public record RunAct() implements CenturyAct {

    @Override
    public String id() {
        return "run";
    }

    @Override
    public String text() {
        return "Run: two Zones";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Buildup.lose(play, unit);
        FootMovement.freely(play, unit, 2, "run.place");
    }
}
