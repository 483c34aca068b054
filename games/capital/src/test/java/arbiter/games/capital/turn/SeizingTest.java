package arbiter.games.capital.turn;

import static arbiter.games.capital.Troupe.attack;
import static arbiter.games.capital.Troupe.begin;
import static arbiter.games.capital.Troupe.crew;
import static arbiter.games.capital.Troupe.foe;
import static arbiter.games.capital.Troupe.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.capital.ability.Terrifying.Terrified;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.check.Check;
import arbiter.games.capital.damage.FellCritical;
import arbiter.games.capital.move.Move;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SeizingTest extends StrictScenarios<CapitalState> {

    private final Combatant mara = crew("Mara").at(0);
    private final Combatant raider = foe("Raider").at(1);

    @Test
    @Ledger({"CAP-SEIZE-1", "CAP-SEIZE-2", "CAP-SEIZE-4", "CAP-SEIZE-5", "CAP-CTR-4", "CAP-AMB-91", "CAP-KEY-ACTIVE"})
    void between_two_actions_of_an_enemy_the_initiative_can_be_seized() {
        var play = scenario(table(raider, mara))
                .choice("seize.idle", "pass")
                .choice("seize.idle", "pass")
                .choice("turn.action", "prepare:agi")
                .choice("seize.idle", "pass")
                .choice("seize.idle", "seize")
                .dice("seize.acting", 3, 4)
                .dice("seize.opposing", 2, 5)
                .choice("seize.action", attack(raider))
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 2, 5)
                .choice("seize.idle", "pass")
                .choice("turn.action", "end-turn");
        begin(play, raider, mara);
        TurnAction.resolve(play);
        TurnAction.resolve(play);

        assertThat(play.log())
                .containsSubsequence(
                        "Raider: Prepare for a roll with AGI, 1 Action left",
                        "Mara, seizing the Initiative: 3+4 +5 AGI = 12 against 2+5 +5 Difficulty = 12, a tie",
                        "Mara seizes the Initiative",
                        "Mara attacks Raider with Blade: 3+4 +5 STR = 12 against 2+5 +5 STR = 12, hits exactly",
                        "Mara has had the Initiative");
        assertThat(mara.attackCounters()).isZero();
        assertThat(mara.mayNotSeize()).isTrue();

        TurnFinish.resolve(play);
        TurnStart.resolve(play);
        assertThat(play.log()).last().isEqualTo("Mara's turn, round 1: 1 Action");
        assertThat(mara.mayNotSeize()).isTrue();

        TurnFinish.resolve(play);
        assertThat(mara.mayNotSeize()).isFalse();
    }

    @Test
    @Ledger({"CAP-SEIZE-2", "CAP-AMB-89"})
    void an_average_unit_seizes_in_five_of_nine_cases() {
        var play = scenario(table(mara, raider));

        assertThat(play.odds(table -> Check.againstGm(
                                        table, Check.Labels.of("seize"), "seizing", mara, Attribute.AGI, 5)
                                .succeeds())
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(721, 1296)); // 0.556327
    }

    @Test
    @Ledger({"CAP-SEIZE-1", "CAP-SEIZE-4"})
    void a_failed_attempt_costs_as_much() {
        var play = scenario(table(raider, mara))
                .choice("seize.idle", "pass")
                .choice("seize.idle", "seize")
                .dice("seize.acting", 1, 2)
                .dice("seize.opposing", 2, 5)
                .choice("seize.idle", "pass")
                .choice("turn.action", "end-turn");
        begin(play, raider, mara);

        TurnAction.resolve(play);

        assertThat(play.log()).contains("Mara fails to seize the Initiative");
        assertThat(mara.seizeDebt()).isEqualTo(1);
        assertThat(mara.mayNotSeize()).isTrue();
    }

    @Test
    @Ledger({"CAP-AMB-89", "CAP-SEIZE-5", "CAP-CTR-4"})
    void in_ones_own_turn_a_seized_attack_ignores_the_counters() {
        var play = scenario(table(mara, raider))
                .choice("turn.action", attack(raider))
                .choice("seize.idle", "pass")
                .choice("seize.idle", "pass")
                .choice("seize.idle", "seize")
                .dice("seize.acting", 6, 4)
                .dice("seize.opposing", 2, 5)
                .choice("seize.action", attack(raider))
                .dice("attack.attacker", 3, 4, 3, 4)
                .dice("attack.defender", 2, 4, 2, 4)
                .choice("seize.idle", "pass")
                .choice("turn.action", "end-turn");
        begin(play, mara, raider);
        TurnAction.resolve(play);
        TurnAction.resolve(play);

        assertThat(play.log())
                .filteredOn(line -> line.startsWith("Mara attacks"))
                .containsOnly("Mara attacks Raider with Blade: 3+4 +5 STR = 12 against 2+4 +5 STR = 11, hits by 1");
        assertThat(mara.attackCounters()).isEqualTo(1);
        assertThat(play.log()).doesNotContain("Mara: Attack, 0 Actions left");
    }

    @Test
    @Ledger({"CAP-SEIZE-3", "CAP-AMB-90", "certitude"})
    void a_willing_active_friend_can_hand_the_initiative_over() {
        Combatant captain =
                crew("Captain").with(Attribute.CHA, 4).can("certitude").at(4);
        var play = scenario(table(captain, mara, raider))
                .choice("seize.charisma", "seize")
                .choice("seize.agree", "yes")
                .dice("seize-charisma.acting", 3, 3)
                .dice("seize-charisma.opposing", 3, 4)
                .choice("seize.charisma", "pass")
                .choice("seize.action", "prepare:str")
                .choice("seize.charisma", "pass")
                .choice("turn.action", "end-turn");
        begin(play, captain, mara, raider);

        TurnAction.resolve(play);

        assertThat(play.log())
                .containsSubsequence(
                        "Captain, handing over the Initiative: 3+3 +4 CHA +2 Certitude = 12 against 3+4 +5 Difficulty"
                                + " = 12, a tie",
                        "Mara seizes the Initiative",
                        "Mara: Prepare for a roll with STR",
                        "Mara has had the Initiative");
        assertThat(mara.seizeDebt()).isEqualTo(1);
        assertThat(captain.seizeDebt()).isZero();
    }

    @Test
    @Ledger({"CAP-SEIZE-3", "CAP-AMB-90"})
    void who_is_not_willing_does_not_roll() {
        Combatant captain = crew("Captain").at(4);
        var play = scenario(table(captain, mara, raider))
                .choice("seize.charisma", "seize")
                .choice("seize.agree", "no")
                .choice("turn.action", "end-turn");
        begin(play, captain, mara, raider);

        TurnAction.resolve(play);

        assertThat(mara.seizeDebt()).isZero();
        assertThat(mara.mayNotSeize()).isFalse();
    }

    @Test
    @Ledger({"CAP-KEY-ACTIVE", "CAP-AMB-89"})
    void while_one_acts_by_seizing_the_other_is_not_active() {
        var play = scenario(table(raider, mara));
        begin(play, raider, mara);
        assertThat(Active.is(play.state(), raider)).isTrue();

        play.emit(new InitiativeSeized("mara", true));
        assertThat(Active.is(play.state(), mara)).isTrue();
        assertThat(Active.seizing(play.state(), mara)).isTrue();
        assertThat(Active.is(play.state(), raider)).isFalse();

        play.emit(new SeizedActionOver("mara", Optional.of("raider"), Optional.empty()));
        assertThat(Active.is(play.state(), raider)).isTrue();
        assertThat(Active.seizing(play.state(), mara)).isFalse();
    }

    @Test
    @Ledger({"CAP-SEIZE-5", "CAP-KEY-HEAVY"})
    void a_seized_move_is_free_of_the_heavy_limit() {
        Combatant smith =
                crew("Smith").holding("sig-warhammer", "simple-melee-weapons").at(5);
        var play = scenario(table(smith, raider)).choice("move.to", "6,0");
        begin(play, smith, raider);
        new Move(smith).resolve(play, Occasion.ACTION);
        assertThat(ActMenu.actions(play.state(), smith))
                .noneMatch(act -> act.id().equals("move"));

        play.emit(new InitiativeSeized("smith", true));

        assertThat(ActMenu.actions(play.state(), smith))
                .anyMatch(act -> act.id().equals("move"));
    }

    @Test
    @Ledger({"CAP-AMB-124", "terrifying"})
    void terror_never_takes_the_last_action_but_a_seize_debt_does() {
        var play = scenario(table(mara, raider));
        play.emit(new Terrified("mara"));
        play.emit(new Terrified("mara"));
        play.emit(new InitiativeSeized("raider", false));
        play.emit(new FellCritical("raider"));
        play.emit(new Terrified("raider"));

        begin(play, mara, raider);
        assertThat(play.state().actionsLeft()).isEqualTo(1);
        TurnFinish.resolve(play);
        TurnStart.resolve(play);

        assertThat(play.log()).last().isEqualTo("Raider's turn, round 1: 0 Actions");
    }

    @Test
    @Ledger({"terrifying"})
    void taking_somebody_down_terrifies_another_who_sees_it() {
        Combatant horror = foe("Horror").can("terrifying").at(1);
        Combatant weak = crew("Weak").hitPoints(3).at(0);
        Combatant witness = crew("Witness").at(9);
        var play = scenario(table(horror, weak, witness))
                .dice("attack.attacker", 6, 4)
                .dice("attack.defender", 2, 4)
                .choice("terrifying.use", "terrify:witness");

        Attack.resolve(play, horror, AttackOptions.means(horror).get(0), List.of(weak), Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence(
                        "Weak is in Critical Condition",
                        "Horror spends 2 Energy on Terrifying, 6 left",
                        "Witness is terrified: one Action less next turn");
        assertThat(witness.terrified()).isEqualTo(1);
    }
}
