package arbiter.games.wasteland.luck;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.scenario;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Tables;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.turn.TurnEvents.OrderSettled;
import arbiter.games.wasteland.turn.TurnEvents.RoundBegan;
import arbiter.games.wasteland.turn.TurnOrder;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Game;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;

/** Several who want their turn at once. A yes is for whoever is asked first, so it shows who comes first. */
class LuckyTimingTest {

    private final Game<WastelandState> game = Tables.BOOK.game();

    // by initiative: Whisper 16, Rook 14, the gunner 13, Hale 11, Maul 10, Tallow 10
    private final Fighter tallow = hero("tallow", 0, 0);
    private final Fighter maul = hero("maul", 1, 0);
    private final Fighter hale = hero("hale", 2, 0);
    private final Fighter rook = hero("rook", 3, 0);
    private final Fighter whisper = hero("whisper", 4, 0);
    private final Fighter gunner = enemy("road-gunner", 5, 1);

    /** The first round begins, and nobody has acted. */
    private static Scenario<WastelandState> round(Fighter... units) {
        Scenario<WastelandState> play = scenario(units);
        new OrderSettled(TurnOrder.of(play.state())).apply(play.state());
        new RoundBegan().apply(play.state());
        return play;
    }

    /** Whoever is next, or claims to be, has a turn and does nothing in it. */
    private void idleTurn(Scenario<WastelandState> play) {
        game.advance(play); // whose turn it is
        game.advance(play); // its start
        play.choice("turn.action", "end");
        game.advance(play);
    }

    @Test
    @Ledger({"WAS-LUCK-4", "lucky-timing"})
    void the_higher_luck_goes_first_and_the_others_claim_again_after_that_turn() {
        LuckPoints.put(hale, 1); // LCK 4, initiative 11
        LuckPoints.put(maul, 1); // LCK 5, initiative 10
        var play = round(maul, hale, whisper, gunner);

        play.choice("luck.timing", "yes");
        idleTurn(play);
        play.choice("luck.timing", "yes");
        idleTurn(play);
        idleTurn(play);
        idleTurn(play);
        game.advance(play); // neither Maul nor Hale has another place in this round

        assertThat(play.log())
                .containsExactly(
                        "Maul spends 1 luck: Lucky Timing, 0 left",
                        "Maul has a turn",
                        "Maul has finished",
                        "Hale spends 1 luck: Lucky Timing, 0 left",
                        "Hale has a turn",
                        "Hale has finished",
                        "Whisper has a turn",
                        "Whisper has finished",
                        "Road gunner has a turn",
                        "Road gunner has finished",
                        "Round 2",
                        "Whisper has a turn");
    }

    @Test
    @Ledger({"WAS-LUCK-4", "lucky-timing"})
    void between_equal_luck_initiative_decides_and_not_who_came_first() {
        LuckPoints.put(tallow, 1); // LCK 6, initiative 10
        LuckPoints.put(rook, 1); // LCK 6, initiative 14
        var play = round(tallow, rook, whisper, gunner).choice("luck.timing", "yes");

        game.advance(play);

        assertThat(play.log()).containsExactly("Rook spends 1 luck: Lucky Timing, 0 left", "Rook has a turn");
    }

    /** Rook leaves it at first, so that Maul, who has less luck, may have it; then Rook claims. */
    @Test
    @Ledger({"WAS-LUCK-4"})
    void whoever_let_another_go_first_may_still_claim_afterwards() {
        LuckPoints.put(rook, 1);
        LuckPoints.put(maul, 1);
        var play = round(maul, rook, whisper, gunner);

        play.choice("luck.timing", "no").choice("luck.timing", "yes");
        idleTurn(play);
        play.choice("luck.timing", "yes");
        game.advance(play);

        assertThat(play.log())
                .containsExactly(
                        "Maul spends 1 luck: Lucky Timing, 0 left",
                        "Maul has a turn",
                        "Maul has finished",
                        "Rook spends 1 luck: Lucky Timing, 0 left",
                        "Rook has a turn");
    }

    @Test
    @Ledger({"WAS-LUCK-4"})
    void nobody_claims_after_the_own_turn_of_the_round() {
        LuckPoints.put(whisper, 3);
        var play = round(whisper, rook, gunner, maul);
        idleTurn(play);
        play.choice("luck.timing", "yes"); // nobody who could is left to be asked

        idleTurn(play);
        idleTurn(play);

        assertThat(play.log())
                .containsExactly(
                        "Whisper has a turn",
                        "Whisper has finished",
                        "Rook has a turn",
                        "Rook has finished",
                        "Road gunner has a turn",
                        "Road gunner has finished");
        assertThat(whisper.luck().left()).isEqualTo(3);
    }

    @Test
    @Ledger({"WAS-LUCK-4"})
    void the_dying_and_the_unconscious_wait_for_their_places() {
        LuckPoints.put(rook, 2);
        Vitals.put(rook, 0, 0, Vitals.Life.DYING);
        LuckPoints.put(maul, 2);
        Vitals.put(maul, 3, 0, Vitals.Life.UNCONSCIOUS);
        LuckPoints.put(hale, 1);
        var play = round(rook, maul, whisper, gunner, hale).choice("luck.timing", "yes");

        game.advance(play);

        assertThat(play.log()).containsExactly("Hale spends 1 luck: Lucky Timing, 0 left", "Hale has a turn");
    }
}
