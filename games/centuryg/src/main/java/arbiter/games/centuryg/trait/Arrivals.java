package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.match.Appeared;
import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.test.PersonInitiative;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Coming into a Scene out of nowhere. Ledger: i-was-here-all-along, elusive-form. */
final class Arrivals {

    private Arrivals() {}

    /** In a Match, Initiative says when the newcomer's first Turn is. */
    static void appear(Play<CenturyState> play, Fighter newcomer) {
        CenturyState state = play.state();
        List<ZoneOption> spots = new ArrayList<>();
        for (int zone = 0; zone < state.field().zones().size(); zone++) {
            spots.add(ZoneOption.of(state, zone, newcomer.zone()));
        }
        int zone = play.choose(Request.one(newcomer.decider(), "arrival.place", spots)
                        .asking(() -> "Where is " + newcomer.name() + "?"))
                .zone();
        boolean passed = false;
        if (state.scene().scale() == SceneScale.MATCH) {
            PersonInitiative.roll(play, newcomer);
            passed = state.acting()
                    .filter(acting -> acting.initiative() < newcomer.initiative())
                    .isPresent();
        }
        play.emit(new Appeared(newcomer.id(), zone, passed));
    }
}
