package arbiter.games.centuryg.rule.match;

import arbiter.games.centuryg.rule.Whether;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.SceneClosed;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** People on foot who do not fight: the gamemaster says what comes next. Ledger: 1, BCG-GEN-3. */
public final class Intermission {

    private Intermission() {}

    public static void resolve(Play<CenturyState> play) {
        List<Whether> options = new ArrayList<>();
        options.add(Whether.of("close", "Move on", now -> now.emit(new SceneClosed())));
        options.addAll(Occasions.of(play.state()));
        options.add(Whether.of("fight", "It comes to a fight", Violence::begin));
        play.choose(Request.one(Decider.GAMEMASTER, "scene.next", options)
                        .asking(() -> "What happens next?")
                        .asCommand())
                .act(play);
    }
}
