package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.match.FootProspects;
import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import java.util.List;

/** Enters or leaves a Scene at once; out of a Match it takes an Action with that id. Ledger: elusive-form. */
public record ElusiveForm(String act) implements PersonTrait {

    @Override
    public int worthAway() {
        return 1;
    }

    @Override
    public void offerAway(Fighter boss, TraitInUse own, List<Call> calls) {
        TraitCalls.add(boss, own, play -> enter(play, boss, own), calls);
    }

    @Override
    public void offerInScene(CenturyState state, Fighter boss, TraitInUse own, List<Call> calls) {
        if (state.scene().scale() != SceneScale.MATCH) {
            TraitCalls.add(boss, own, play -> leave(play, boss, own), calls);
        }
    }

    @Override
    public void offerAct(CenturyState state, Fighter boss, TraitInUse own, List<CenturyAct> acts) {
        if (TraitUses.ready(boss, own)) {
            acts.add(new Vanish(own, act));
        }
    }

    private static void enter(Play<CenturyState> play, Fighter boss, TraitInUse own) {
        TraitUses.use(play, boss, own, Period.EPISODE);
        Arrivals.appear(play, boss);
    }

    private static void leave(Play<CenturyState> play, Fighter boss, TraitInUse own) {
        TraitUses.use(play, boss, own, Period.EPISODE);
        play.emit(new Destroyed(boss.id(), UnitFate.RETREATED));
    }

    /** Out of the Match. */
    public record Vanish(TraitInUse own, String id) implements CenturyAct {

        @Override
        public String text() {
            return own.entry().name() + ": leave";
        }

        @Override
        public double worthOnFoot(CenturyState state, Fighter unit, FootProspects prospects) {
            return prospects.escape();
        }

        @Override
        public void resolve(Play<CenturyState> play, Fighter unit) {
            leave(play, unit, own);
        }
    }
}
