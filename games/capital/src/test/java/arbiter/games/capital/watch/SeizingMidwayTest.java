package arbiter.games.capital.watch;

import static arbiter.games.capital.Troupe.begin;
import static arbiter.games.capital.Troupe.crew;
import static arbiter.games.capital.Troupe.foe;
import static arbiter.games.capital.Troupe.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.move.Motion;
import arbiter.games.capital.move.Move;
import arbiter.games.capital.turn.Active;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

class SeizingMidwayTest extends StrictScenarios<CapitalState> {

    private final Combatant captain = crew("Captain").at(5);
    private final Combatant mara = crew("Mara").at(0);
    private final Combatant raider = foe("Raider").at(20);

    @Test
    @Ledger({"CAP-AMB-90", "CAP-SEIZE-3"})
    void a_friend_acts_at_a_point_of_the_way_and_the_move_goes_on() {
        var play = scenario(table(captain, mara, raider))
                .choice("move.to", "11,0")
                .choice("seize.midway", "seize")
                .choice("seize.point", "seize:3m")
                .choice("seize.agree", "yes")
                .dice("seize-charisma.acting", 3, 4)
                .dice("seize-charisma.opposing", 2, 5)
                .choice("seize.action", "prepare:str");
        begin(play, captain, mara, raider);

        new Move(captain).resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .endsWith(
                        "Captain may move 10m",
                        "Captain moves 3m, to 7m east of Mara",
                        "Captain, handing over the Initiative: 3+4 +5 CHA = 12 against 2+5 +5 Difficulty = 12, a tie",
                        "Mara seizes the Initiative",
                        "Mara: Prepare for a roll with STR",
                        "Mara prepares for a roll with STR",
                        "Mara has had the Initiative",
                        "Captain moves 3m, to 8m west of Raider");
        assertThat(mara.mayNotSeize()).isTrue();
        assertThat(Active.is(play.state(), captain)).isTrue();
    }

    @Test
    @Ledger("CAP-AMB-90")
    void whoever_is_turned_down_is_not_asked_again_on_this_way() {
        var play = scenario(table(captain, mara, raider))
                .choice("move.to", "11,0")
                .choice("seize.midway", "seize")
                .choice("seize.point", "seize:0m")
                .choice("seize.agree", "no");
        begin(play, captain, mara, raider);

        new Move(captain).resolve(play, Occasion.ACTION);

        assertThat(play.log()).endsWith("Captain may move 10m", "Captain moves 6m, to 8m west of Raider");
        assertThat(mara.mayNotSeize()).isFalse();
    }

    @Test
    @Ledger("CAP-AMB-90")
    void enemies_and_movements_of_others_give_no_occasion() {
        var play = scenario(table(captain, mara, raider));
        begin(play, captain, mara, raider);

        assertThat(SeizeDuringMove.possible(play.state(), captain, Motion.MOVE)).isTrue();
        assertThat(SeizeDuringMove.possible(play.state(), captain, Motion.FORCED))
                .isFalse();
        assertThat(SeizeDuringMove.possible(play.state(), raider, Motion.MOVE)).isFalse();
    }
}
