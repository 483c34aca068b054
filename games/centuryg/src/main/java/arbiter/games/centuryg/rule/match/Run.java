package arbiter.games.centuryg.rule.match;

import arbiter.games.centuryg.rule.Deed;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;

/** Two Zones, any way. Ledger: BCG-MACT-6. */
record Run() implements Deed {

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
        Steps.freely(play, unit, 2, "run.place");
    }
}
