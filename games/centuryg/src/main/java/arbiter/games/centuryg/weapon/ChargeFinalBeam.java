package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.move.Boost;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.unit.MarksEnded;
import arbiter.kernel.Play;

/** Charging the Final Beam, and letting it cool down. Ledger: final-beam, BCG-AMB-120. */
public record ChargeFinalBeam() implements CenturyAct {

    public static boolean isCharged(CenturyState state, Fighter unit) {
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

    @Override
    public double worthAsAction(CenturyState state, Fighter unit, TurnProspects prospects) {
        return prospects.charge();
    }

    /** The charge keeps until it is fired. */
    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        AimBenefit.lose(play, unit);
        Boost.move(play, unit, Movement.budget(play.state(), unit, false), "charge.place");
        if (unit.isFighting()) {
            Mark charged = Mark.own(Mark.Kind.CHARGED, unit, 1, Clock.FIGHT);
            play.emit(new Marked(charged, "charges the Final Beam"));
        }
    }

    /** Whether this Action is lost to cooling down; then the next one is free again. */
    public static boolean losesAction(Play<CenturyState> play, Fighter unit) {
        if (!play.state().has(Mark.Kind.COOLING, unit)) {
            return false;
        }
        play.emit(new MarksEnded(unit.id(), Mark.Kind.COOLING));
        return true;
    }
}
