package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.attack.AttackMenu;
import arbiter.games.centuryg.attack.PairedAttack;
import arbiter.games.centuryg.attack.TakeAim;
import arbiter.games.centuryg.attack.Targets;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.crew.Combine;
import arbiter.games.centuryg.crew.Eject;
import arbiter.games.centuryg.duel.Disengage;
import arbiter.games.centuryg.machine.MorphAction;
import arbiter.games.centuryg.match.FootTurn;
import arbiter.games.centuryg.move.Boost;
import arbiter.games.centuryg.move.Move;
import arbiter.games.centuryg.move.Retreat;
import arbiter.games.centuryg.power.SetupPower;
import arbiter.games.centuryg.power.SetupPowers;
import arbiter.games.centuryg.power.SynchroAttack;
import arbiter.games.centuryg.reinforcement.AttackOnReinforcements;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.support.Support;
import arbiter.games.centuryg.turn.CurrentTurn.ActionOver;
import arbiter.games.centuryg.turn.CurrentTurn.TurnEnded;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.MarksEnded;
import arbiter.games.centuryg.utility.Dock;
import arbiter.games.centuryg.utility.Maneuver;
import arbiter.games.centuryg.utility.Redeploy;
import arbiter.games.centuryg.utility.Restorations;
import arbiter.games.centuryg.weapon.ChargeFinalBeam;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** The Action Phase: one Action. Ledger: BCG-OP-8, BCG-OP-14, 5.2 step 3. */
public final class ActionPhase {

    /** Menus are long; room for most of them. */
    private static final int MANY = 48;

    private ActionPhase() {}

    public static void resolve(Play<CenturyState> play) {
        CenturyState state = play.state();
        Fighter pilot = state.acting().orElseThrow();
        if (pilot.isOnFoot()) {
            FootTurn.act(play); // BCG-AMB-52
            return;
        }
        Fighter unit = ActingPilot.body(state, pilot);
        if (!unit.isFighting()) {
            play.emit(new TurnEnded(pilot.id()));
            return;
        }
        AimBenefit.check(play);
        if (ChargeFinalBeam.losesAction(play, unit) || SynchroAttack.holds(state, pilot)) { // BCG-AMB-120, BCG-AMB-89
            AttackOnReinforcements.lapse(play, unit);
            play.emit(new ActionOver(pilot.id()));
            return;
        }
        CenturyAct deed = play.choose(Request.one(pilot.decider(), "turn.action", deeds(state, unit, pilot))
                .asking(() -> pilot.name() + ": what will you do?")
                .asCommand());
        play.apart("turn.deed", () -> {
            Dock.leanOut(play, unit, deed); // BCG-DOCK-3
            deed.resolve(play, deed instanceof Delay || deed instanceof SetupPower ? pilot : unit);
        });
        if (deed.takesAction() && state.has(Mark.Kind.SECOND_ACTION, unit) && state.phase() == Phase.ACTION) {
            play.emit(new MarksEnded(unit.id(), Mark.Kind.SECOND_ACTION)); // BCG-AMB-130
            if (state.has(Mark.Kind.FASTER, unit)) { // was for the first Action
                play.emit(new MarksEnded(unit.id(), Mark.Kind.FASTER));
            }
        } else if (deed.takesAction() && state.phase() == Phase.ACTION) { // a Delay has put the Turn off
            play.emit(new ActionOver(pilot.id()));
        }
    }

    public static List<CenturyAct> deeds(CenturyState state, Fighter unit, Fighter pilot) {
        List<CenturyAct> deeds = new ArrayList<>(MANY);
        if (ActingPilot.hasSubpilotActing(state, unit)) { // BCG-COMB-3
            ActingPilot.offer(state, unit, pilot, deeds);
            Delay.offer(state, pilot, deeds);
            SetupPowers.offer(state, pilot, deeds);
            deeds.add(new Pass());
            return deeds;
        }
        if (AttackOnReinforcements.isForced(state, unit)) {
            deeds.add(new AttackOnReinforcements());
            SetupPowers.offer(state, pilot, deeds);
            return deeds;
        }
        Targets finder = new Targets(state, unit);
        AttackMenu.offer(state, unit, finder, deeds);
        TakeAim.offer(state, unit, finder, deeds);
        PairedAttack.offer(state, unit, deeds);
        Boost.offer(state, unit, deeds);
        Move.offer(state, unit, deeds);
        Retreat.offer(state, unit, deeds);
        Maneuver.offer(state, unit, deeds);
        Disengage.offer(state, unit, deeds);
        Restorations.offer(state, unit, deeds);
        Support.offer(state, unit, deeds);
        MorphAction.act(state, unit, deeds);
        Combine.offer(state, unit, deeds);
        Dock.offer(state, unit, deeds);
        Redeploy.offer(state, unit, deeds);
        for (Mounted mounted : unit.weapons()) {
            mounted.weapon().traits().forEach(trait -> trait.offer(state, unit, deeds));
        }
        Delay.offer(state, pilot, deeds);
        AttackOnReinforcements.offer(state, unit, deeds);
        if (state.commitment() != Commitment.NONE) { // what a Delay was for
            deeds.removeIf(deed -> deed.offensive() != (state.commitment() == Commitment.OFFENSE));
        }
        SetupPowers.offer(state, pilot, deeds);
        SetupPowers.offerWithAction(state, pilot, deeds);
        Eject.offer(state, unit, deeds);
        deeds.add(new Pass());
        return deeds;
    }
}
