package arbiter.games.centuryg.rule;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static arbiter.games.centuryg.rule.Drill.act;
import static arbiter.games.centuryg.rule.Drill.menu;
import static arbiter.games.centuryg.rule.Drill.place;
import static arbiter.games.centuryg.rule.Drill.tension;
import static arbiter.games.centuryg.rule.Drill.turn;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Clock;
import arbiter.games.centuryg.state.DuelBegan;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import arbiter.games.centuryg.state.TableRules;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.ScenarioTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Duels: how they begin, what they forbid, who gets hurt. */
class DuelTest extends ScenarioTest<CenturyState> {

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
                        "Aska moves to 4,3",
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

    private static CenturyState outsider() {
        return fight(
                mecha("Aska", "1,1").might(5).speed(0).armed("beam-rifle"),
                mecha("Bran", "4,1").guard(8).threshold(10),
                mecha("Vex", "4,1").foe().guard(6).threshold(10));
    }

    @Test
    @Ledger({"BCG-DUEL-5", "BCG-AMB-53", "BCG-AMB-54"})
    void an_odd_total_that_passes_against_both_hits_the_ally() {
        var play = scenario(outsider()).dice("attack.might", 6);
        tension(play, 2);
        play.emit(new DuelBegan("bran", "vex"));

        act(play, "aska", "attack:beam-rifle");

        assertThat(play.log())
                .contains(
                        "Aska against Vex with the Beam Rifle: 6 +5 Might +2 Tension = 13 against Defense 11, hits",
                        "Aska against Bran with the Beam Rifle: 6 +5 Might +2 Tension = 13 against Defense 13, hits");
        assertThat(play.state().fighter("vex").points()).isEqualTo(40);
    }

    @Test
    @Ledger({"BCG-DUEL-5", "BCG-AMB-53"})
    void shooting_into_a_duel_hits_the_enemy_in_four_of_ten_and_the_ally_in_three() {
        var play = scenario(fight(
                mecha("Aska", "1,1").might(5).speed(0).armed("beam-rifle"),
                mecha("Bran", "4,1").guard(8).threshold(10),
                mecha("Vex", "4,1").foe().guard(6).threshold(10)));
        tension(play, 2);
        play.emit(new DuelBegan("bran", "vex"));
        var odds = play.odds(each -> {
                    Strike strike = new Strike(
                            each.state().fighter("aska"), Strike.Mode.ATTACK, wield(each.state(), "aska", 0), false);
                    strike.named = each.state().fighter("vex");
                    strike.victims.add(new Victim(strike.named));
                    Bystander.join(each.state(), strike);
                    MightTest.resolve(each, strike, Modifiers.none());
                    Bystander.settle(each.state(), strike);
                    Victim victim = strike.victims().get(0);
                    return victim.isHit() ? victim.fighter().id() : "nobody";
                })
                .exact();

        assertThat(odds.chanceOf("vex")).isEqualTo(Fraction.of(4, 10));
        assertThat(odds.chanceOf("bran")).isEqualTo(Fraction.of(3, 10));
        assertThat(odds.chanceOf("nobody")).isEqualTo(Fraction.of(3, 10));
    }

    private static Wield wield(CenturyState state, String unit, int weapon) {
        return new Wield(state.fighter(unit).weapons().get(weapon), Manner.PLAIN);
    }

    @Test
    @Ledger("BCG-AMB-53")
    void a_table_may_read_the_parity_from_the_die() {
        CenturyState standard = outsider();
        CenturyState state = new CenturyState(standard.fighters(), Hangar.FIELD, new TableRules(true));
        var play = scenario(state).dice("attack.might", 6);
        tension(play, 2);
        play.emit(new DuelBegan("bran", "vex"));

        act(play, "aska", "attack:beam-rifle");

        assertThat(state.fighter("vex").points()).isEqualTo(38);
    }

    @Test
    @Ledger({"BCG-DUEL-6", "assault-rifle"})
    void suppressing_and_assault_rifles_never_endanger_the_friendly_duelist() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).armed("assault-rifle", "beam-rifle"),
                        mecha("Bran", "4,1"),
                        mecha("Vex", "4,1").foe().threshold(5)))
                .dice("attack.might", 10)
                .choice("maim.area", "head")
                .dice("attack.might", 7);
        play.emit(new DuelBegan("bran", "vex"));

        act(play, "aska", "attack:assault-rifle"); // odd Damage, and yet the attacker picks
        act(play, "aska", "suppress:beam-rifle");

        assertThat(play.state().fighter("bran").points()).isEqualTo(16);
        assertThat(play.log()).contains("Vex's head is Maimed").noneMatch(line -> line.contains("against Bran"));
    }

    @Test
    @Ledger({"BCG-DUEL-7", "BCG-AMB-59", "BCG-AMB-132"})
    void attacking_somebody_else_gives_the_opponent_a_free_attack_with_a_boost_if_it_likes() {
        var play = scenario(fight(
                        mecha("Aska", "4,1").threshold(10).armed("beam-rifle"),
                        mecha("Vex", "4,1").foe().armed("beam-saber"),
                        mecha("Wolf", "6,1").foe()))
                .choice("attack.target", "wolf")
                .dice("attack.might", 2)
                .choice("attack.free", "attack:beam-saber:boosted")
                .dice("attack.might", 3, 9, 1);
        play.emit(new DuelBegan("aska", "vex"));

        act(play, "aska", "attack:beam-rifle");

        assertThat(play.log())
                .contains(
                        "Aska against Wolf with the Beam Rifle: 2 +5 Might = 7 against Defense 10, misses",
                        "Vex spends 2 Energy on Beam Saber",
                        "Vex against Aska with the Beam Saber: 9 +5 Might = 14 against Defense 10, hits");
    }

    @Test
    @Ledger({"BCG-DUEL-7", "BCG-AMB-59", "BCG-TRB-13"})
    void an_area_aimed_at_the_zone_of_the_duel_gives_no_free_attack() {
        var play = scenario(fight(
                        mecha("Aska", "4,1").armed("rail-bazooka"),
                        mecha("Vex", "4,1").foe(),
                        mecha("Wolf", "6,1").foe()))
                .choice("attack.target", "4,1")
                .dice("attack.might", 2);
        play.emit(new DuelBegan("aska", "vex"));

        act(play, "aska", "attack:rail-bazooka");

        assertThat(play.log()).hasSize(4).noneMatch(line -> line.startsWith("Vex against"));
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

        new DuelContest().resolve(play, play.state().fighter("aska"));

        assertThat(play.log())
                .contains(
                        "Aska struggles with Vex: 3 +6 Speed = 9 against 7 +2 Speed = 9",
                        "Aska struggles with Vex: 8 +6 Speed = 14 against 7 +2 Speed = 9",
                        "Aska drags Vex to 6,4");
        assertThat(place(play.state().fighter("vex"))).isEqualTo("6,4");
        assertThat(play.state().fighter("aska").isDueling()).isTrue();
        List<Deed> again = new ArrayList<>();
        DuelContest.offer(play.state(), play.state().fighter("aska"), again);
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

        new DuelContest().resolve(play, play.state().fighter("aska"));

        assertThat(play.state().fighter("aska").points()).isEqualTo(13);
        assertThat(play.state().fighter("vex").points()).isEqualTo(16);
    }

    @Test
    @Ledger({"BCG-UTIL-5", "BCG-DUEL-9", "BCG-AMB-57"})
    void disengaging_ends_the_duel_and_moves_away() {
        var play = scenario(
                        fight(mecha("Aska", "4,4").speed(2), mecha("Vex", "4,4").foe()))
                .choice("disengage.place", "2,4");
        play.emit(new DuelBegan("aska", "vex"));

        act(play, "aska", "disengage");

        assertThat(play.log()).contains("Aska's Duel is over", "Aska moves to 2,4");
        assertThat(play.state().fighter("vex").isDueling()).isFalse();
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
        Fighter aska = play.state().fighter("aska");

        act(play, "aska", "attack:boosted-lance");

        assertThat(place(aska)).isEqualTo("8,4");
        assertThat(aska.isDueling()).isFalse();
        assertThat(play.state().fighter("wolf").points()).isEqualTo(37); // 1 by the Test, half of four Zones
    }

    @Test
    @Ledger("BCG-AMB-132")
    void a_free_attack_on_somebody_else_gives_the_attackers_opponent_one_and_that_ends_it() {
        var play = scenario(fight(
                        mecha("Aska", "4,1").threshold(10),
                        mecha("Vex", "4,1").foe().threshold(10),
                        mecha("Wolf", "5,1").foe().threshold(10)))
                .choice("attack.free", "attack:cqc")
                .dice("attack.might", 1, 2)
                .choice("attack.free", "attack:cqc")
                .dice("attack.might", 3);
        play.emit(new DuelBegan("aska", "vex"));

        FreeAttacks.offer(play, play.state().fighter("aska"), play.state().fighter("wolf"));

        assertThat(play.log())
                .containsExactly(
                        "Aska and Vex are in a Duel",
                        "Aska against Wolf with the CQC: 1 +5 Might = 6 against Defense 10, misses",
                        "Vex against Aska with the CQC: 3 +5 Might = 8 against Defense 10, misses");
    }
}
