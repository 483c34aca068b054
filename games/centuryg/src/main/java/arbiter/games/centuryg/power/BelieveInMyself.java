package arbiter.games.centuryg.power;

import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;

/** Threshold back, and Maimed Areas work for three Rounds. Ledger: believe-in-myself, BCG-AMB-44. */
final class BelieveInMyself {

    private BelieveInMyself() {}

    static boolean helps(CenturyState state, Fighter owner) {
        Fighter unit = ActingPilot.body(state, owner); // BCG-COMB-3
        return unit.points() < unit.fullPoints() && Powers.oncePerFight(state, owner, PowerId.BELIEVE_IN_MYSELF);
    }

    static void resolve(Play<CenturyState> play, Fighter owner) {
        ThresholdRepair.resolve(play, owner, DamagePowers.COURAGE);
        play.emit(new Marked(
                Mark.own(Mark.Kind.IGNORES_MAIMS, owner, 1, play.state().rounds(owner, 3)),
                "uses even what is Maimed for three Rounds"));
    }
}
