package arbiter.games.centuryg.match;

import arbiter.games.centuryg.match.SceneStatus.SceneClosed;
import arbiter.games.centuryg.test.GamemasterTests;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.OptionalAction;
import java.util.ArrayList;
import java.util.List;

/** People on foot who do not fight: the gamemaster says what comes next. Ledger: 1, BCG-GEN-3. */
public final class Intermission {

    private Intermission() {}

    public static void resolve(Play<CenturyState> play) {
        List<OptionalAction<CenturyState>> options = new ArrayList<>();
        options.add(OptionalAction.of("close", "Move on", now -> now.emit(new SceneClosed())));
        options.addAll(GamemasterTests.of(play.state()));
        options.add(OptionalAction.of("fight", "It comes to a fight", MatchStart::begin));
        play.choose(Request.one(Decider.GAMEMASTER, "scene.next", options)
                        .asking(() -> "What happens next?")
                        .asCommand())
                .resolve(play);
    }
}
