package arbiter.games.capital.calls;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.CallScenarios;
import arbiter.games.capital.Staged;
import arbiter.games.capital.Tables;
import arbiter.games.capital.ability.PepTalk.PepTalkBonus;
import arbiter.games.capital.ability.PepTalk.PepTalked;
import arbiter.games.capital.attack.CounterGained;
import arbiter.games.capital.turn.InitiativeSeized;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.watch.OverwatchTaken;
import arbiter.kernel.Decider;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;

/** What the gamemaster calls for while the table waits. */
class GamemasterCallsTest extends CallScenarios {

    private Scenario<CapitalState> about(Scenario<CapitalState> play, String attribute, String helping) {
        return play.choice("check.attribute", attribute)
                .choice("check.helping", helping)
                .choice("check.hindered", "no");
    }

    @Test
    @Ledger({"CAP-CHK-1", "CAP-CHK-3", "CAP-CHK-7", "CAP-CHK-8"})
    void the_gamemaster_calls_for_a_check_at_any_time() {
        assertThat(ids(Decider.GAMEMASTER))
                .containsExactly("check:mara", "check:nilo", "check:raider", "contest", "together", "combat-over");
        var play = scenario(state)
                .choice("check.attribute", "agi")
                .choice("check.helping", "2")
                .choice("check.hindered", "yes")
                .choice("check.hidden", "no")
                .choice("check.difficulty", "6")
                .dice("check.acting", 3, 4)
                .dice("check.opposing", 3, 4);

        call(play, "check:mara");

        assertThat(play.log())
                .containsExactly(
                        "Mara gains 1 Prestige for a Weakness that matters, now 1",
                        "Mara, a check: 3+4 +5 AGI +3 claims -2 weakness = 13 against 3+4 +6 Difficulty = 13, a tie");
    }

    @Test
    @Ledger({"CAP-CHK-2", "mind-trick", "CAP-AMB-136"})
    void one_against_another_and_a_trick_of_the_mind_after_a_lie_that_failed() {
        var play = scenario(state).choice("check.unit", "mara").choice("check.opponent", "raider");
        about(about(play, "cha", "0"), "wis", "0")
                .dice("check.acting", 1, 2)
                .dice("check.opposing", 3, 4)
                .choice("check.deceiving", "yes")
                .choice("mind-trick.use", "yes")
                .dice("telepathy.acting", 4, 4)
                .dice("telepathy.opposing", 3, 4);

        call(play, "contest");

        assertThat(play.log())
                .startsWith("Mara, a check: 1+2 +5 CHA = 8 against Raider 3+4 +5 WIS = 12, fails by 4")
                .endsWith("Raider believes Mara after all");
    }

    @Test
    @Ledger("CAP-CHK-11")
    void several_work_together() {
        var play = scenario(state).choice("check.team", "mara", "nilo");
        about(about(play, "str", "0"), "str", "1")
                .choice("check.difficulty", "6")
                .dice("together.acting", 4, 4, 1, 2)
                .dice("together.opposing", 2, 3);

        call(play, "together");

        assertThat(play.log())
                .last()
                .asString()
                .endsWith("in total 23 against 2 times 2+3 +6 Difficulty = 11, succeeds by 1");
    }

    @Test
    @Ledger({"CAP-AMB-146", "CAP-AMB-145", "CAP-REST-2"})
    void once_the_gamemaster_ends_the_combat_people_rest_and_time_passes() {
        var play = scenario(state)
                .choice("rest.length", "long-break")
                .choice("rest.party", "mara", "nilo")
                .dice("rest.healing", 3, 3)
                .choice("time.turns", "2");
        play.emit(new Adjusted("mara", 5, 1, 5));
        play.emit(new CounterGained("mara"));
        play.emit(new PepTalked("nilo", "mara", 3));

        call(play, "combat-over");
        assertThat(mara.attackCounters() + PepTalkBonus.of(mara)).isZero();
        assertThat(ids(Decider.GAMEMASTER)).contains("rest", "time", "day").doesNotContain("combat-over");
        call(play, "rest");
        new Adjusted("raider", 0, 8, 5).apply(state);
        call(play, "time");

        assertThat(mara.hp()).isEqualTo(5 + 3 + 5);
        assertThat(mara.energy()).isEqualTo(8);
        assertThat(raider.bones()).isEqualTo(3);
    }

    @Test
    @Ledger({"CAP-AMB-146", "CAP-AMB-145"})
    void setting_peace_by_hand_ends_what_ends_with_a_combat() {
        new OverwatchTaken("raider", 2, false).apply(state);
        new InitiativeSeized("nilo", false).apply(state);

        Tables.edit(state, "set-peace", "{peace: true}").apply(state);

        assertThat(raider.overwatch() + nilo.seizeDebt()).isZero();
        assertThat(nilo.mayNotSeize()).isFalse();
    }

    @Test
    @Ledger({"CAP-FALL-1", "CAP-KEY-FLYING"})
    void whoever_is_up_in_the_air_with_nothing_to_hold_them_can_be_made_to_fall() {
        assertThat(ids(Decider.GAMEMASTER)).noneMatch(id -> id.startsWith("fall"));
        Staged.at(nilo, 3_000);
        var play = scenario(state);

        call(play, "fall:nilo");

        assertThat(play.log()).last().isEqualTo("Nilo hits the ground after 3m on their feet");
    }
}
