package arbiter.games.centuryg.match;

import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import java.util.Optional;

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

    /** A Miracle is at work and has to be kept up. Ledger: BCG-MIR-3. */
    public record Manifested(String unit, String miracle) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Body.maintain(state.unit(unit), Optional.of(miracle));
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " keeps up " + miracle);
        }
    }

    /** Nobody keeps a Miracle up any longer. Ledger: BCG-MIR-3. */
    public record MiracleLapsed(String unit) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Body.maintain(state.unit(unit), Optional.empty());
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " lets the Miracle go");
        }
    }
}
