package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import arbiter.kernel.Play;

/** Threshold back, and Maimed Areas work for three Rounds. Ledger: believe-in-myself, BCG-AMB-44. */
final class BelieveInMyself {

    private BelieveInMyself() {}

    static boolean helps(CenturyState state, Fighter owner) {
        Fighter unit = Aboard.body(state, owner); // BCG-COMB-3
        return unit.points() < unit.fullPoints() && Powers.oncePerFight(state, owner, PowerId.BELIEVE_IN_MYSELF);
    }

    static void resolve(Play<CenturyState> play, Fighter owner) {
        Repair.resolve(play, owner, DamagePowers.COURAGE);
        play.emit(new Marked(
                Mark.own(Mark.Kind.IGNORES_MAIMS, owner, 1, play.state().rounds(owner, 3)),
                "uses even what is Maimed for three Rounds"));
    }
}
