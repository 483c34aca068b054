package arbiter.games.centuryg.match;

import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** Keeping a Miracle up takes an Action each Turn; any other Action lets it go. Ledger: BCG-MIR-3. */
public record MaintainMiracle() implements CenturyAct {

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
        FootMovement.freely(play, unit, 1, "miracle.place");
        play.emit(new Manifested(unit.id(), unit.body().maintained().orElseThrow()));
    }

    /** Before an Action that does something else. */
    public static void lapse(Play<CenturyState> play, Fighter unit, CenturyAct deed) {
        if (unit.body().maintained().isPresent() && !(deed instanceof MaintainMiracle)) {
            play.emit(new MiracleLapsed(unit.id()));
        }
    }
}
