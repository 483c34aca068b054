package arbiter.games.capital.check;

import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.capital.calls.Adjusted;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Viewer;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that the gamemaster calls for. */
class AttributeCheckTest extends StrictScenarios<CapitalState> {

    private static final CheckCall CLIMB = CheckCall.plain("climbing", Attribute.AGI);

    private final Combatant mara = named("Mara").here();
    private final Combatant guard =
            named("Guard").foe().score(Attribute.WIS, 6).at(3, 0).here();

    @Test
    @Ledger({"CAP-CHK-1", "CAP-CHK-3", "CAP-CHK-5"})
    void the_gamemaster_names_a_difficulty_and_rolls_too() {
        var play = scenario(under(mara))
                .choice("check.difficulty", "8")
                .dice("check.acting", 2, 3)
                .dice("check.opposing", 1, 3);

        Contest contest = AttributeCheck.againstGm(play, mara, CLIMB, false);

        assertThat(contest.margin()).isEqualTo(-2);
        assertThat(play.log())
                .containsExactly("Mara, climbing: 2+3 +5 AGI = 10 against 1+3 +8 Difficulty = 12, fails by 2");
    }

    @Test
    @Ledger("CAP-CHK-3")
    void a_hidden_roll_is_shown_after_the_player_has_announced_theirs() {
        CapitalState state = under(mara);
        var play = scenario(state)
                .choice("check.difficulty", "5")
                .dice("check.opposing", 1, 3)
                .dice("check.acting", 2, 3);

        AttributeCheck.againstGm(play, mara, CLIMB, true);

        assertThat(play.log())
                .containsExactly(
                        "Mara, climbing, against a hidden roll: 1+3 +5 Difficulty = 9",
                        "Mara, climbing, announces: 2+3 +5 AGI = 10",
                        "Mara, climbing: 2+3 +5 AGI = 10 against 1+3 +5 Difficulty = 9, succeeds by 1");
        assertThat(play.events())
                .extracting(event -> event.audience(state).includes(Viewer.player("mara")))
                .containsExactly(false, true, true);
    }

    @Test
    @Ledger({"CAP-CHK-2", "CAP-CHK-6", "CAP-AMB-58"})
    void against_a_character_each_rolls_with_a_score_and_a_tie_goes_to_whoever_began() {
        var play = scenario(under(mara, guard)).dice("check.acting", 4, 5).dice("check.opposing", 4, 4);

        Contest contest = AttributeCheck.against(
                play,
                mara,
                CheckCall.plain("sneaking", Attribute.AGI),
                guard,
                CheckCall.plain("watching", Attribute.WIS));

        assertThat(contest.succeeds()).isTrue();
        assertThat(play.log()).containsExactly("Mara, sneaking: 4+5 +5 AGI = 14 against Guard 4+4 +6 WIS = 14, a tie");
    }

    @Test
    @Ledger("CAP-CHK-4")
    void a_fixed_score_stands_in_for_a_score_and_dice_are_rolled() {
        var play = scenario(under(mara)).dice("check.acting", 4, 5).dice("check.opposing", 4, 4);

        AttributeCheck.againstFixed(play, mara, CLIMB, 7);

        assertThat(play.log()).last().asString().endsWith("against 4+4 +7 Fixed Score = 15, fails by 1");
    }

    @Test
    @Ledger({"CAP-CHK-7", "CAP-CHK-8", "CAP-AMB-55", "CAP-PRES-1"})
    void several_claims_give_three_in_all_and_a_weakness_takes_two_and_earns_prestige() {
        var play = scenario(under(mara)).dice("check.acting", 1, 2, 1, 2, 1, 2);
        play.dice("check.opposing", 1, 2, 1, 2, 1, 2);

        AttributeCheck.againstFixed(play, mara, CLIMB.helpedBy(1), 5);
        AttributeCheck.againstFixed(play, mara, CLIMB.helpedBy(3), 5);
        AttributeCheck.againstFixed(play, mara, CLIMB.helpedBy(2).withWeakness(), 5);

        assertThat(play.log())
                .containsExactly(
                        "Mara, climbing: 1+2 +5 AGI +2 claims = 10 against 1+2 +5 Fixed Score = 8, succeeds by 2",
                        "Mara, climbing: 1+2 +5 AGI +3 claims = 11 against 1+2 +5 Fixed Score = 8, succeeds by 3",
                        "Mara gains 1 Prestige for a Weakness that matters, now 1",
                        "Mara, climbing: 1+2 +5 AGI +3 claims -2 weakness = 9 against 1+2 +5 Fixed Score = 8,"
                                + " succeeds by 1");
    }

    @Test
    @Ledger({"CAP-CHK-9", "CAP-CHK-10", "CAP-AMB-59"})
    void criticals_are_announced_on_both_sides_and_decide_nothing() {
        var play = scenario(under(mara)).dice("check.acting", 6, 6, 1, 1);
        play.dice("check.opposing", 6, 6, 1, 1);

        Contest sixes = AttributeCheck.againstFixed(play, mara, CLIMB, 6);
        Contest ones = AttributeCheck.againstFixed(play, mara, CLIMB, 4);

        assertThat(sixes.succeeds()).isFalse();
        assertThat(ones.succeeds()).isTrue();
        assertThat(play.log())
                .allMatch(line -> line.endsWith(", Critical Success, Critical Failure"))
                .hasSize(2);
    }

    @Test
    @Ledger({"CAP-CHK-11", "CAP-AMB-61"})
    void two_at_one_task_add_up_against_twice_the_other_result() {
        var play = scenario(under(mara, guard))
                .choice("check.difficulty", "6")
                .dice("together.acting", 4, 4, 1, 2)
                .dice("together.opposing", 2, 3);

        boolean success = WorkingTogether.againstGm(
                play,
                "lifting the gate",
                List.of(
                        new WorkingTogether.Member(mara, CheckCall.plain("lifting", Attribute.STR)),
                        new WorkingTogether.Member(
                                guard, CheckCall.plain("lifting", Attribute.STR).helpedBy(1))));

        assertThat(success).isTrue();
        assertThat(play.log())
                .containsExactly("Together, lifting the gate: Mara 4+4 +5 STR = 13, Guard 1+2 +5 STR +2 claims = 10,"
                        + " in total 23 against 2 times 2+3 +6 Difficulty = 11, succeeds by 1");
    }

    @Test
    @Ledger("CAP-AMB-61")
    void a_team_can_face_an_opponent_and_a_tie_succeeds() {
        Combatant nilo = named("Nilo").here();
        var play = scenario(under(mara, nilo, guard))
                .dice("together.acting", 4, 4, 4, 4)
                .dice("together.opposing", 3, 4);
        CheckCall bluff = CheckCall.plain("bluffing", Attribute.CHA);

        boolean success = WorkingTogether.against(
                play,
                "bluffing",
                List.of(new WorkingTogether.Member(mara, bluff), new WorkingTogether.Member(nilo, bluff)),
                guard,
                CheckCall.plain("seeing through it", Attribute.WIS));

        assertThat(success).isTrue();
        assertThat(play.log()).last().asString().endsWith("a tie");
    }

    @Test
    @Ledger({"CAP-AMB-60", "CAP-CHK-5"})
    void difficulties_of_rules_may_exceed_ten_and_the_odds_are_exact() {
        var table = scenario(under(mara));

        assertThat(table.odds(play -> Check.againstGm(play, Check.Labels.of("fall"), "falling", mara, Attribute.AGI, 11)
                                .succeeds())
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(70, 1296)); // 0.054012 at six less
        assertThat(table.odds(play -> AttributeCheck.againstFixed(play, mara, CLIMB, 5)
                                .succeeds())
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(721, 1296)); // 0.556327
    }

    @Test
    @Ledger("CAP-DYING-6")
    void the_wounded_roll_with_two_less() {
        CapitalState state = under(mara);
        new Adjusted("mara", 20, 8, 3).apply(state);
        var play = scenario(state).dice("check.acting", 1, 2).dice("check.opposing", 1, 2);

        AttributeCheck.againstFixed(play, mara, CLIMB, 5);

        assertThat(play.log()).last().asString().contains("+5 AGI -2 wounded = 6");
    }
}
