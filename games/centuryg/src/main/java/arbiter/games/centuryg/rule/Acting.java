package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.rule.match.FootTurn;
import arbiter.games.centuryg.state.ActionOver;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Phase;
import arbiter.games.centuryg.state.TurnEnded;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** The Action Phase: one Action. Ledger: BCG-OP-8, BCG-OP-14, 5.2 step 3. */
public final class Acting {

    private Acting() {}

    public static void resolve(Play<CenturyState> play) {
        CenturyState state = play.state();
        Fighter unit = state.acting().orElseThrow();
        if (unit.isOnFoot()) {
            FootTurn.act(play); // BCG-AMB-52
            return;
        }
        if (!unit.isFighting()) {
            play.emit(new TurnEnded(unit.id()));
            return;
        }
        Deed deed = play.choose(Request.one(unit.decider(), "turn.action", deeds(state, unit))
                .asking(() -> unit.name() + ": what will you do?")
                .asCommand());
        deed.resolve(play, unit);
        if (state.phase() == Phase.ACTION) { // a Delay has put the Turn off
            play.emit(new ActionOver(unit.id()));
        }
    }

    static List<Deed> deeds(CenturyState state, Fighter unit) {
        List<Deed> deeds = new ArrayList<>();
        Offense.offer(state, unit, deeds);
        TakeAim.offer(state, unit, deeds);
        PairedAttack.offer(state, unit, deeds);
        Boost.offer(state, unit, deeds);
        Maneuver.offer(state, unit, deeds);
        Disengage.offer(state, unit, deeds);
        Dock.offer(state, unit, deeds);
        Delay.offer(state, unit, deeds);
        deeds.add(new Pass());
        return deeds;
    }
}
