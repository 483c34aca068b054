package arbiter.games.centuryg.duel;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Drill.place;
import static arbiter.games.centuryg.Drill.turn;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Duels: how they begin, what they forbid, who gets hurt. */
class DuelTest extends StrictScenarios<CenturyState> {

    @Test
    @Ledger({"BCG-DUEL-1", "BCG-DUEL-3", "BCG-DUEL-10", "BCG-ABIL-1", "BCG-TRB-3"})
    void engaging_begins_a_duel_even_on_a_miss_and_melee_has_an_advantage() {
        var play = scenario(fight(
                        mecha("Aska", "3,3").armed("beam-saber"),
                        mecha("Vex", "4,3").foe().guard(9)))
                .dice("attack.might", 4, 2);

        act(play, "aska", "engage:beam-saber");

        assertThat(play.log())
                .containsExactly(
                        "Aska moves to E4",
                        "Aska spends 1 Energy on Beam Saber",
                        "Aska against Vex with the Beam Saber: 4 +5 Might = 9 against Defense 14, misses",
                        "Aska and Vex are in a Duel");
        assertThat(menu(play, "aska")).contains("disengage").doesNotContain("boost", "move", "retreat");
    }

    @Test
    @Ledger({"BCG-DUEL-2", "BCG-AMB-55", "BCG-DUEL-8", "BCG-AMB-56"})
    void base_units_and_duelists_cannot_be_engaged() {
        var play = scenario(fight(
                mecha("Aska", "3,3").armed("beam-saber"),
                mecha("Ark", "3,3").foe().fitted("base-unit"),
                mecha("Bran", "3,4"),
                mecha("Vex", "3,4").foe()));
        play.emit(new DuelBegan("bran", "vex"));

        assertThat(menu(play, "aska")).noneMatch(id -> id.startsWith("engage"));
        assertThat(menu(play, "bran")).noneMatch(id -> id.startsWith("engage"));
    }

    @Test
    @Ledger({"BCG-DUEL-4", "BCG-AMB-58", "BCG-AMB-07"})
    void the_winner_of_the_contest_moves_both_by_the_lower_speed() {
        var play = scenario(fight(
                        mecha("Aska", "4,4").speed(6), mecha("Vex", "4,4").foe().speed(2)))
                .dice("duel.caller", 3)
                .dice("duel.opponent", 7)
                .dice("duel.caller", 8)
                .dice("duel.opponent", 7)
                .choice("duel.place", "6,4");
        play.emit(new DuelBegan("aska", "vex"));
        turn(play, "aska");

        new DuelContest().resolve(play, play.state().unit("aska"));

        assertThat(play.log())
                .contains(
                        "Aska struggles with Vex: 3 +6 Speed = 9 against 7 +2 Speed = 9",
                        "Aska struggles with Vex: 8 +6 Speed = 14 against 7 +2 Speed = 9",
                        "Aska drags Vex to G5");
        assertThat(place(play.state().unit("vex"))).isEqualTo("6,4");
        assertThat(play.state().unit("aska").isDueling()).isTrue();
        List<CenturyAct> again = new ArrayList<>();
        DuelContest.offer(play.state(), play.state().unit("aska"), again);
        assertThat(again).isEmpty();
    }

    @Test
    @Ledger({"BCG-AMB-40", "BCG-OFF-7"})
    void only_a_suppressed_unit_that_calls_the_contest_and_wins_is_hurt_by_it() {
        var play = scenario(fight(mecha("Aska", "4,4"), mecha("Vex", "4,4").foe()))
                .dice("duel.caller", 8)
                .dice("duel.opponent", 2)
                .choice("duel.place", "5,4");
        play.emit(new DuelBegan("aska", "vex"));
        turn(play, "aska");
        for (String unit : List.of("aska", "vex")) {
            play.emit(new Marked(new Mark(Mark.Kind.PINNED, unit, "vex", "", 3, Clock.rounds("vex", 1)), "is pinned"));
        }

        new DuelContest().resolve(play, play.state().unit("aska"));

        assertThat(play.state().unit("aska").points()).isEqualTo(13);
        assertThat(play.state().unit("vex").points()).isEqualTo(16);
    }

    @Test
    @Ledger({"BCG-UTIL-5", "BCG-DUEL-9", "BCG-AMB-57"})
    void disengaging_ends_the_duel_and_moves_away() {
        var play = scenario(
                        fight(mecha("Aska", "4,4").speed(2), mecha("Vex", "4,4").foe()))
                .choice("disengage.place", "2,4");
        play.emit(new DuelBegan("aska", "vex"));

        act(play, "aska", "disengage");

        assertThat(play.log()).contains("Aska's Duel is over", "Aska moves to C5");
        assertThat(play.state().unit("vex").isDueling()).isFalse();
    }

    @Test
    @Ledger({"BCG-DUEL-9", "BCG-AMB-57", "BCG-TRB-6", "slippery-chassis"})
    void a_slippery_unit_leaves_a_duel_by_moving_and_a_lance_may_charge_out() {
        var play = scenario(fight(
                        mecha("Aska", "4,4").fitted("slippery-chassis").armed("boosted-lance"),
                        mecha("Vex", "4,4").foe(),
                        mecha("Wolf", "7,4").foe().threshold(10)))
                .choice("attack.target", "wolf")
                .choice("attack.approach", "8,4")
                .dice("attack.might", 6);
        play.emit(new DuelBegan("aska", "vex"));
        Fighter aska = play.state().unit("aska");

        act(play, "aska", "attack:boosted-lance");

        assertThat(place(aska)).isEqualTo("8,4");
        assertThat(aska.isDueling()).isFalse();
        assertThat(play.state().unit("wolf").points()).isEqualTo(37); // 1 by the Test, half of four Zones
    }
}
