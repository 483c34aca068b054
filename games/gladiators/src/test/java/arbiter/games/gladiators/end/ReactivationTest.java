package arbiter.games.gladiators.end;

import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.thug;
import static arbiter.games.gladiators.Cast.unit;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Cast;
import arbiter.games.gladiators.result.Injuries;
import arbiter.games.gladiators.turn.Phase;
import arbiter.games.gladiators.turn.TurnProgress;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Out of action, and getting up again. */
class ReactivationTest extends StrictScenarios<GladiatorsState> {

    private static final String TOUGH = "{ability: toughness, source: mutant, level: 2, modifiers: [always-on]}";
    private static final String HEALING = "{ability: regeneration, source: mutant, level: 3, modifiers: [always-on]}";

    private final Gladiator ana = Cast.willed("Ana", hex(5, 5));

    private static void out(Gladiator unit, int times, boolean lethal, int stopped) {
        for (int i = 0; i < times; i++) {
            unit.set(unit.out().out(lethal, false, 1));
        }
        for (int i = 0; i < stopped; i++) {
            unit.set(unit.out().stoppedOnce());
        }
        unit.set(new Injuries(3, 0));
    }

    private static GladiatorsState inTurn(int turn, Gladiator... units) {
        GladiatorsState state = table(units);
        state.set(new TurnProgress(turn, 0, Phase.TURN_START, Optional.empty()));
        return state;
    }

    @Test
    @Ledger({"GG-OOA-4", "GG-OOA-5", "GG-END-1", "GG-END-2", "GG-AMB-61"})
    void the_second_time_by_something_lethal_in_the_second_turn_of_the_end_game_needs_eleven() {
        out(ana, 2, true, 1);

        GladiatorsState late = inTurn(16, ana);
        assertThat(Reactivation.needed(late, ana, 0).number()).isEqualTo(11);
        assertThat(Reactivation.needed(inTurn(14, ana), ana, 0).number()).isEqualTo(9);

        Gladiator bo = villain("Bo", hex(6, 5), HEALING);
        out(bo, 2, true, 1);
        GladiatorsState regenerating = inTurn(16, bo);
        assertThat(Reactivation.needed(regenerating, bo, Reactivation.regeneration(regenerating, bo))
                        .number())
                .isEqualTo(7);
    }

    @Test
    @Ledger({"GG-END-3", "GG-AMB-61"})
    void whoever_needs_eleven_in_the_end_game_is_out_of_play_without_a_roll() {
        out(ana, 2, true, 1);
        var play = scenario(inTurn(16, ana));

        Reactivation.resolve(play, ana, 0);

        assertThat(play.log()).containsExactly("Ana is out of play: needs 11 to get up");
    }

    @Test
    @Ledger({"GG-OOA-6", "GG-AMB-59"})
    void half_of_all_hits_come_back_the_body_first() {
        Gladiator bo = villain("Bo", hex(6, 5), TOUGH);
        bo.set(new Injuries(3, 2));
        bo.set(bo.out().out(false, false, 1));
        var play = scenario(inTurn(3, bo)).dice("reactivation.roll", 4);

        Reactivation.resolve(play, bo, 0);

        assertThat(play.log()).containsExactly("Bo: needs 4, rolls 4, reactivates");
        assertThat(bo.injuries()).isEqualTo(new Injuries(0, 2));
        assertThat(bo.posture().prone()).isFalse();
    }

    @Test
    @Ledger({"GG-OOA-7", "GG-CHR-4"})
    void a_minor_who_fails_once_leaves_play() {
        Gladiator thug = thug("Thug", hex(6, 5));
        thug.set(thug.out().out(false, false, 1));
        var play = scenario(inTurn(3, thug)).dice("reactivation.roll", 5);

        Reactivation.resolve(play, thug, 0);

        assertThat(play.log())
                .containsExactly("Thug: needs 6, rolls 5, stays out of action", "Thug is out of play: did not get up");
        assertThat(thug.present()).isFalse();
    }

    @Test
    @Ledger({"GG-DEF-1", "GG-AMB-62"})
    void a_side_whose_major_did_not_get_up_is_defeated_from_turn_six_on() {
        Gladiator bo = villain("Bo", hex(6, 5));
        Gladiator one = thug("One", hex(7, 5));
        Gladiator two = unit("Two", "villains", "minor", hex(8, 5));
        out(bo, 1, false, 0);
        bo.set(bo.out().tried());
        one.set(one.out().gone());
        var play = scenario(inTurn(6, ana, bo, one, two));

        DefeatCheck.resolve(play);
        assertThat(play.log()).isEmpty(); // half of the minors are still there

        two.set(two.out().gone());
        DefeatCheck.resolve(play);
        assertThat(play.log()).containsExactly("Defeated: the villains side");
    }

    @Test
    @Ledger({"GG-DEF-2", "GG-AMB-104"})
    void without_a_referee_a_fight_ends_undecided_after_twenty_turns_of_the_end_game() {
        Gladiator bo = villain("Bo", hex(6, 5));
        var play = scenario(inTurn(35, ana, bo));

        DefeatCheck.resolve(play);

        assertThat(play.log()).containsExactly("Neither side can win: a stalemate");
        assertThat(play.state().outcome().settled()).isTrue();
    }
}
