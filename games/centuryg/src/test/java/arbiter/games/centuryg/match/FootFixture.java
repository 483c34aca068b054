package arbiter.games.centuryg.match;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** What scenarios of fights on foot need. */
public final class FootFixture {

    private FootFixture() {}

    /** Takes the Action of that id from a person's menu. */
    public static void act(Play<CenturyState> play, Fighter unit, String id) {
        FootTurn.deeds(play.state(), unit).stream()
                .filter(deed -> deed.id().equals(id))
                .findFirst()
                .orElseThrow()
                .resolve(play, unit);
    }
}
