package arbiter.games.narrative.range;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MovementTest {

    private final Participant ilka = hero("ilka-dorn");
    private final Participant brann = hero("brann-okar");
    private final Participant troopers = enemy("line-trooper", 3);

    private static void move(Scenario<NarrativeState> play, Participant mover, String step) {
        Movement.resolve(
                play,
                mover,
                MoveStep.of(play.state(), mover).stream()
                        .filter(one -> one.id().equals(step))
                        .findFirst()
                        .orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({
        "ENGAGED, SHORT, 1",
        "SHORT, ENGAGED, 1",
        "SHORT, MEDIUM, 1",
        "MEDIUM, SHORT, 1",
        "MEDIUM, LONG, 2",
        "LONG, MEDIUM, 2",
        "LONG, EXTREME, 2",
        "EXTREME, LONG, 2"
    })
    @Ledger({"NAR-MOVE-1", "NAR-MOVE-3", "NAR-ENV-3"})
    void steps_have_their_price_and_difficult_terrain_doubles_it(Band from, Band to, int maneuvers) {
        assertThat(MoveCost.of(from, to, false)).isEqualTo(maneuvers);
        assertThat(MoveCost.of(from, to, true)).isEqualTo(2 * maneuvers);
    }

    @Test
    @Ledger({"NAR-MAN-8", "NAR-MOVE-4", "NAR-MOVE-5", "NAR-RANGE-1"})
    void engaging_somebody_takes_over_their_bands() {
        var play = scenario(Band.SHORT, ilka, brann, troopers);
        play.emit(new Moved("line-trooper", "ilka-dorn", Band.SHORT, Band.MEDIUM));
        play.emit(new Moved("brann-okar", "line-trooper", Band.SHORT, Band.ENGAGED));

        assertThat(play.state().band(brann, troopers)).isEqualTo(Band.ENGAGED);
        assertThat(play.state().band(brann, ilka)).isEqualTo(Band.MEDIUM);
        assertThat(play.log())
                .containsExactly("Line trooper goes farther from Ilka, to medium range", "Brann engages Line trooper");
    }

    @Test
    @Ledger("NAR-MOVE-2")
    void whoever_is_engaged_with_an_opponent_can_only_disengage() {
        var play = scenario(Band.SHORT, ilka, brann, troopers);
        move(play, brann, "closer:line-trooper");

        assertThat(MoveStep.of(play.state(), brann)).extracting(MoveStep::id).containsExactly("farther:line-trooper");
        move(play, brann, "farther:line-trooper");
        assertThat(play.state().band(brann, troopers)).isEqualTo(Band.SHORT);
        assertThat(play.log()).containsExactly("Brann engages Line trooper", "Brann disengages from Line trooper");
    }

    @Test
    @Ledger("NAR-MOVE-2")
    void friends_do_not_hold_anybody() {
        var play = scenario(Band.SHORT, ilka, brann, troopers);
        move(play, brann, "closer:ilka-dorn");

        assertThat(MoveStep.of(play.state(), brann))
                .extracting(MoveStep::id)
                .containsExactly("farther:ilka-dorn", "closer:line-trooper", "farther:line-trooper");
    }

    @Test
    @Ledger("NAR-MOVE-2")
    void a_long_step_is_made_when_both_maneuvers_are_paid() {
        var play = scenario(Band.MEDIUM, ilka, troopers);

        assertThat(MoveStep.of(play.state(), ilka))
                .extracting(MoveStep::text)
                .containsExactly(
                        "Come closer to Line trooper, to short range", "Go farther from Line trooper, to long range");
        move(play, ilka, "farther:line-trooper");
        assertThat(play.state().band(ilka, troopers)).isEqualTo(Band.MEDIUM);
        move(play, ilka, "farther:line-trooper");
        assertThat(play.state().band(ilka, troopers)).isEqualTo(Band.LONG);
        assertThat(ilka.moveProgress()).isEqualTo(MoveProgress.NONE);
        assertThat(play.log())
                .containsExactly(
                        "Ilka is on the way from Line trooper", "Ilka goes farther from Line trooper, to long range");
    }

    @Test
    @Ledger("NAR-MOVE-2")
    void going_elsewhere_gives_up_what_was_paid() {
        var play = scenario(Band.LONG, ilka, brann, troopers);
        move(play, ilka, "closer:line-trooper");
        move(play, ilka, "closer:brann-okar");

        assertThat(MoveStep.of(play.state(), ilka))
                .extracting(step -> step.id() + " " + step.maneuvers())
                .contains("closer:line-trooper 2", "closer:brann-okar 1");
    }

    @Test
    @Ledger("NAR-MOVE-2")
    void a_step_that_has_become_shorter_still_takes_a_maneuver() {
        var play = scenario(Band.MEDIUM, ilka, troopers);
        move(play, ilka, "farther:line-trooper");
        play.emit(new Moved("line-trooper", "ilka-dorn", Band.MEDIUM, Band.SHORT));

        assertThat(MoveStep.of(play.state(), ilka))
                .extracting(step -> step.id() + " " + step.costs().get(0).amount())
                .containsExactly("closer:line-trooper 1", "farther:line-trooper 1");
    }

    @Test
    @Ledger("NAR-MOVE-5")
    void nobody_on_foot_goes_beyond_extreme() {
        var play = scenario(Band.EXTREME, ilka, troopers);

        assertThat(MoveStep.of(play.state(), ilka)).extracting(MoveStep::id).containsExactly("closer:line-trooper");
    }

    @Test
    void those_engaged_with_one_another_are_named_once() {
        var play = scenario(Band.MEDIUM, ilka, brann, troopers);
        play.emit(new Moved("brann-okar", "line-trooper", Band.MEDIUM, Band.ENGAGED));

        assertThat(MoveStep.of(play.state(), ilka))
                .extracting(MoveStep::id)
                .containsExactly("closer:brann-okar", "farther:brann-okar");
    }
}
