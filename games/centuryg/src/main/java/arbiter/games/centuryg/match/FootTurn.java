package arbiter.games.centuryg.match;

import arbiter.games.centuryg.test.TestAct;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.Commitment;
import arbiter.games.centuryg.turn.CurrentTurn.ActionOver;
import arbiter.games.centuryg.turn.CurrentTurn.TurnEnded;
import arbiter.games.centuryg.turn.Delay;
import arbiter.games.centuryg.turn.ItemDone;
import arbiter.games.centuryg.turn.Pass;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** The Action of a person on foot, in a Match or among Mecha. Ledger: BCG-MATCH-6, BCG-AMB-52. */
public final class FootTurn {

    private static final String GAS = "gas";

    private FootTurn() {}

    public static void act(Play<CenturyState> play) {
        CenturyState state = play.state();
        Fighter unit = state.acting().orElseThrow();
        if (!unit.isFighting()) {
            play.emit(new TurnEnded(unit.id()));
            return;
        }
        CenturyAct deed = play.choose(Request.one(unit.decider(), "turn.action", deeds(state, unit))
                .asking(() -> unit.name() + ": what will you do?")
                .asCommand());
        play.apart("turn.deed", () -> {
            if (!(deed instanceof Delay)) {
                MaintainMiracle.lapse(play, unit, deed);
            }
            deed.resolve(play, unit);
        });
        if (state.phase() == Phase.ACTION) { // a Delay has put the Turn off
            play.emit(new ActionOver(unit.id()));
        }
    }

    /** Whether somebody who begins a Turn among Mecha has to breathe gas first. Ledger: miniature-chemical-weapon. */
    public static boolean breathes(Play<CenturyState> play, Fighter unit) {
        CenturyState state = play.state();
        boolean inside = unit.isOnFoot() && state.scene().hasGas(unit.zone());
        if (!inside || state.done().contains(GAS)) {
            return false;
        }
        play.emit(new ItemDone(unit.id(), GAS));
        ChemicalWeapon.breathe(play, unit);
        return true;
    }

    public static List<CenturyAct> deeds(CenturyState state, Fighter unit) {
        List<CenturyAct> deeds = new ArrayList<>();
        FootAttackAction.offer(state, unit, deeds);
        Buildup.offer(state, unit, deeds);
        PersonManeuver.offer(state, unit, deeds);
        deeds.add(new RunAct());
        ManifestMiracle.offer(state, unit, deeds);
        for (TraitInUse own : unit.body().traits()) {
            own.effect().offerAct(state, unit, own, deeds);
        }
        MatchEscape.offer(state, unit, deeds);
        deeds.add(new TestAct());
        if (state.scene().ambushers().isEmpty()) {
            Delay.offer(state, unit, deeds);
        }
        if (state.commitment() != Commitment.NONE) { // what a Delay was for
            deeds.removeIf(deed -> deed.offensive() != (state.commitment() == Commitment.OFFENSE));
        }
        deeds.add(new Pass());
        return deeds;
    }
}
