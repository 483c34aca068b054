package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Clock;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import arbiter.games.centuryg.state.MarksEnded;
import arbiter.kernel.Play;
import java.util.List;

/** Charging the Final Beam, and what firing it costs. Ledger: final-beam, BCG-AMB-120. */
public record FinalBeam() implements Deed {

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (isCharged(state, unit)) {
            return;
        }
        for (Mounted mounted : unit.weapons()) {
            if (Working.is(mounted, WeaponId.FINAL_BEAM)) {
                deeds.add(new FinalBeam());
            }
        }
    }

    static boolean isCharged(CenturyState state, Fighter unit) {
        return state.has(Mark.Kind.CHARGED, unit);
    }

    @Override
    public String id() {
        return "charge:final-beam";
    }

    @Override
    public String text() {
        return "Charge the Final Beam";
    }

    /** The charge keeps until it is fired. */
    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Aiming.lose(play, unit);
        Boost.move(play, unit, Movement.budget(play.state(), unit, false), "charge.place");
        if (unit.isFighting()) {
            Mark charged = Mark.own(Mark.Kind.CHARGED, unit, 1, Clock.FIGHT);
            play.emit(new Marked(charged, "charges the Final Beam"));
        }
    }

    /** After any firing the charge is gone and the next Action is lost. */
    static void cool(Play<CenturyState> play, Strike strike) {
        Fighter unit = strike.attacker();
        if (strike.is(WeaponId.FINAL_BEAM) && unit.isFighting()) {
            play.emit(new MarksEnded(unit.id(), Mark.Kind.CHARGED));
            Mark cooling = Mark.own(Mark.Kind.COOLING, unit, 1, Clock.FIGHT);
            play.emit(new Marked(cooling, "must let the Final Beam cool down"));
        }
    }

    /** Whether this Action is lost to cooling down; then the next one is free again. */
    static boolean losesAction(Play<CenturyState> play, Fighter unit) {
        if (!play.state().has(Mark.Kind.COOLING, unit)) {
            return false;
        }
        play.emit(new MarksEnded(unit.id(), Mark.Kind.COOLING));
        return true;
    }
}
