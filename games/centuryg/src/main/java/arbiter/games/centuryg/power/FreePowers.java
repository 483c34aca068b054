package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Reaction Powers that answer nothing in particular and may be called whenever somebody is asked. Ledger: 5.6, BCG-GP-2. */
public final class FreePowers {

    private FreePowers() {}

    /** Everything that anybody could call just now. */
    public static void offer(CenturyState state, List<Call> calls) {
        boolean early = state.phase() == Phase.INITIATIVE || state.phase() == Phase.FORMATION;
        if (early || state.scene().scale() != SceneScale.OPERATION) { // BCG-AMB-95
            return;
        }
        for (Fighter owner : state.units()) {
            List<WindowAnswer> answers = new ArrayList<>(0);
            Powers.ask(
                    state,
                    owner,
                    owner.powers().unasked(),
                    power -> power.trait().unasked(state, owner, power, answers));
            for (WindowAnswer answer : answers) {
                calls.add(new Call(owner.caller(), answer));
            }
        }
    }

    public static void call(Play<CenturyState> play, Call call) {
        ((WindowAnswer) call.option()).use(play);
    }
}
