package arbiter.games.centuryg.rule.match;

import arbiter.games.centuryg.rule.Deed;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Manifested;
import arbiter.games.centuryg.state.MiracleLapsed;
import arbiter.kernel.Play;

/** Keeping a Miracle up takes an Action each Turn; any other Action lets it go. Ledger: BCG-MIR-3. */
record Maintain() implements Deed {

    @Override
    public String id() {
        return "maintain";
    }

    @Override
    public String text() {
        return "Keep the Miracle up";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Buildup.lose(play, unit);
        Steps.freely(play, unit, 1, "miracle.place");
        play.emit(new Manifested(unit.id(), unit.body().maintained().orElseThrow()));
    }

    /** Before an Action that does something else. */
    static void lapse(Play<CenturyState> play, Fighter unit, Deed deed) {
        if (unit.body().maintained().isPresent() && !(deed instanceof Maintain)) {
            play.emit(new MiracleLapsed(unit.id()));
        }
    }
}
