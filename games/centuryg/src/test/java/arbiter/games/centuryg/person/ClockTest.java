package arbiter.games.centuryg.person;

import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.power.GenrePoints.PointGained;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** What comes back, and when. */
class ClockTest extends StrictScenarios<CenturyState> {

    @Test
    @Ledger({"BCG-GEN-4", "BCG-GP-1"})
    void genre_points_are_set_back_with_the_episode_and_not_with_the_scene() {
        Fighter mara = person("Mara", "hall").level(2).here();
        var play = scenario(scene(mara));
        play.emit(new PointGained("mara", 2));

        Periods.end(play, Period.SCENE);
        assertThat(mara.genre().points()).isEqualTo(4);
        Periods.end(play, Period.EPISODE);
        assertThat(mara.genre().points()).isEqualTo(2);
    }
}
