package arbiter.games.duel.fight;

import static arbiter.games.duel.Duelists.as;
import static arbiter.games.duel.Duelists.fighter;
import static arbiter.games.duel.Duelists.underWay;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.interpreters.odds.Choices;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

class AttackTest extends StrictScenarios<DuelState> {

    private final Fighter mara = fighter("Mara", "blade");
    private final Fighter brute = as(fighter("Brute", "brute"), 20, 0, 0);

    @Test
    @Ledger({"DUEL-ATK-1", "DUEL-HARM-2", "sword", "blade"})
    void an_attack_that_is_as_high_as_the_defence_hits() {
        var play = scenario(underWay(mara, brute)).dice("attack.attacker", 2, 3).dice("attack.defender", 6, 1);

        boolean hit = Attack.resolve(play, mara, brute);

        assertThat(hit).isTrue();
        assertThat(play.log())
                .containsExactly(
                        "Mara attacks Brute: 2+3 +6 skill = 11 against 1+6 +4 guard = 11, hits exactly",
                        "Brute loses 4 health, 16 left");
    }

    @Test
    @Ledger("DUEL-ATK-2")
    void a_parry_throws_the_lowest_die_again_for_a_breath() {
        Fighter guard = fighter("Ward", "guard");
        var play = scenario(underWay(mara, guard))
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 1, 5)
                .choice("attack.parry", "yes")
                .dice("attack.parried", 4);

        Attack.resolve(play, mara, guard);

        assertThat(play.log())
                .containsExactly(
                        "Ward parries: the 1 becomes a 4, 1 breath left",
                        "Mara attacks Ward: 3+4 +6 skill = 13 against 4+5 +6 guard = 15, misses by 2");
    }

    @Test
    @Ledger("DUEL-ATK-2")
    void a_parry_can_make_things_worse() {
        Fighter guard = fighter("Ward", "guard");
        var play = scenario(underWay(mara, guard))
                .dice("attack.attacker", 3, 6)
                .dice("attack.defender", 2, 5)
                .choice("attack.parry", "yes")
                .dice("attack.parried", 1);

        Attack.resolve(play, mara, guard);

        assertThat(play.log()).contains("Mara attacks Ward: 3+6 +6 skill = 15 against 1+5 +6 guard = 12, hits by 3");
    }

    @Test
    @Ledger("DUEL-ATK-3")
    void nerve_from_the_reserve_turns_a_miss_into_a_hit() {
        Fighter nervy = as(mara, 14, 2, 3);
        var play = scenario(underWay(nervy, brute))
                .dice("attack.attacker", 1, 2)
                .dice("attack.defender", 3, 4)
                .choice("attack.press", "2");

        Attack.resolve(play, nervy, brute);

        assertThat(play.log())
                .containsExactly(
                        "Mara presses the attack with 2 nerve from the reserve",
                        "Mara attacks Brute: 1+2 +6 skill +2 reserve = 11 against 3+4 +4 guard = 11, hits exactly",
                        "Brute loses 4 health, 16 left");
        assertThat(nervy.stance().reserve()).isEqualTo(1);
    }

    @Test
    @Ledger("DUEL-ATK-3")
    void nerve_is_spent_even_if_it_is_not_enough() {
        Fighter nervy = as(mara, 14, 2, 3);
        var play = scenario(underWay(nervy, brute))
                .dice("attack.attacker", 1, 1)
                .dice("attack.defender", 3, 4)
                .choice("attack.press", "1");

        Attack.resolve(play, nervy, brute);

        assertThat(play.log()).last().asString().endsWith("misses by 2");
        assertThat(nervy.stance().reserve()).isEqualTo(2);
    }

    @Test
    @Ledger("DUEL-ATK-4")
    void missing_by_five_costs_the_balance_and_two_on_the_next_attack() {
        var play = scenario(underWay(mara, brute))
                .dice("attack.attacker", 1, 1)
                .dice("attack.defender", 5, 4)
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 1, 1);

        Attack.resolve(play, mara, brute);
        Attack.resolve(play, mara, brute);

        assertThat(play.log())
                .containsExactly(
                        "Mara attacks Brute: 1+1 +6 skill = 8 against 4+5 +4 guard = 13, misses by 5",
                        "Mara is off balance",
                        "Mara attacks Brute: 3+4 +6 skill -2 off balance = 11 against 1+1 +4 guard = 6, hits by 5",
                        "Brute loses 4 health, 16 left");
        assertThat(mara.stance().offBalance()).isFalse();
    }

    @Test
    @Ledger({"DUEL-TRAIT-HEAVY", "maul", "brute"})
    void a_maul_hurts_more_when_it_hits_by_four() {
        Fighter winded = as(mara, 14, 0, 0);
        var play =
                scenario(underWay(brute, winded)).dice("attack.attacker", 6, 4).dice("attack.defender", 3, 3);

        Attack.resolve(play, brute, winded);

        assertThat(play.log()).contains("Mara loses 7 health (+5 Maul +2 heavy), 7 left");
    }

    @Test
    @Ledger({"DUEL-TRAIT-REACH", "spear", "guard"})
    void a_spear_is_better_against_those_who_have_not_acted() {
        Fighter ward = fighter("Ward", "guard");
        var play = scenario(underWay(ward, brute)).dice("attack.attacker", 3, 4).dice("attack.defender", 3, 4);

        Attack.resolve(play, ward, brute);

        assertThat(play.log()).first().asString().contains("+5 skill +1 reach = 13");
    }

    @Test
    @Ledger({"DUEL-TRAIT-QUICK", "dagger", "cutthroat"})
    void a_dagger_is_better_against_those_without_breath() {
        Fighter vex = fighter("Vex", "cutthroat");
        var play = scenario(underWay(vex, brute)).dice("attack.attacker", 1, 1).dice("attack.defender", 3, 4);

        Attack.resolve(play, vex, brute);

        assertThat(play.log()).first().asString().contains("+6 skill +2 quick = 10");
    }

    @Test
    void odds_come_from_the_same_method() {
        Scenario<DuelState> table = scenario(underWay(mara, brute));

        assertThat(table.odds(play -> Attack.resolve(play, mara, brute)).exact().chanceOf(true))
                .isEqualTo(Fraction.of(986, 1296)); // 2d6+6 against 2d6+4, ties hit
        assertThat(brute.health()).isEqualTo(20);
    }

    @Test
    void best_play_parries_whenever_that_can_help() {
        Fighter ward = fighter("Ward", "guard");
        Scenario<DuelState> table = scenario(underWay(mara, ward));
        var odds = table.odds(play -> Attack.resolve(play, mara, ward))
                .valuing((state, hit) -> hit ? 1 : 0)
                .choosing(Choices.best((state, decider) -> decider.equals(mara.decider())));

        Fraction best = odds.exact().chanceOf(true);
        Fraction never = odds.choosing(Choices.none()).exact().chanceOf(true);

        assertThat(never).isEqualTo(Fraction.of(721, 1296)); // 2d6+6 against 2d6+6
        assertThat(best).isEqualTo(BruteForce.hitChanceWithBestParry());
        assertThat(best).isLessThan(never);
    }
}
