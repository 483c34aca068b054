package arbiter.games.capital.grapple;

import static arbiter.games.capital.Walkers.somebody;
import static arbiter.games.capital.Walkers.turnOf;
import static arbiter.games.capital.Walkers.way;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.Staged;
import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.move.Motion;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.move.MovementPath;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What happens to those whom a flyer holds. */
class LiftedTest extends StrictScenarios<CapitalState> {

    private final Combatant eagle = somebody("Eagle", "0,0").like("sky-beast").unit();
    private final Combatant mara = somebody("Mara", "1,0").unit();

    private Scenario<CapitalState> carriedUp(int millimetres) {
        Scenario<CapitalState> play = scenario(turnOf(eagle, mara));
        play.emit(new Grappled("eagle", "mara"));
        Movement.resolve(play, eagle, MovementPath.sloping(way(0, 0, 4, 0), 0, millimetres), Motion.MOVE);
        return play;
    }

    @Test
    @Ledger({"CAP-STAT-GRAPPLING-1", "CAP-KEY-FLYING"})
    void a_flying_grappler_lifts_whom_it_drags() {
        var play = carriedUp(3000);

        assertThat(play.log())
                .containsExactly("Eagle grapples Mara", "Eagle moves 5m, 3m up", "Mara is dragged 5m, to Eagle, 3m up");
        assertThat(mara.grappledBy()).contains("eagle");
    }

    @Test
    @Ledger({"CAP-STAT-GRAPPLING-1", "CAP-STAT-GRAPPLING-3", "CAP-FALL-1"})
    void whoever_is_let_go_in_the_air_falls() {
        var play = carriedUp(3000);

        new Release(eagle, mara, false).resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .endsWith(
                        "Mara is no longer grappled",
                        "Mara begins to fall",
                        "Mara falls 3m",
                        "Mara hits the ground after 3m on their feet");
    }

    @Test
    @Ledger({"CAP-AMB-96", "CAP-FALL-1"})
    void a_flyer_that_is_struck_down_drops_its_victim() {
        var play = carriedUp(3000);

        Damage.outside(
                play,
                new DamageInProgress(Optional.empty(), eagle, Modifiers.of("rock", 20), DamageType.BLUNT),
                Optional.empty());

        assertThat(eagle.isCritical()).isTrue();
        assertThat(play.log()).contains("Mara begins to fall");
        assertThat(mara.base().altitude()).isZero();
    }

    @Test
    @Ledger("CAP-STAT-GRAPPLING-1")
    void coming_down_nobody_is_dragged_into_the_ground() {
        Staged.at(eagle, 2000);
        var play = scenario(turnOf(eagle, mara));
        play.emit(new Grappled("eagle", "mara"));

        Movement.resolve(play, eagle, MovementPath.sloping(way(0, 0, 4, 0), 2000, 0), Motion.MOVE);

        assertThat(mara.base().altitude()).isZero();
        assertThat(mara.grappledBy()).contains("eagle");
    }
}
