package arbiter.games.capital.turn;

import static arbiter.games.capital.Troupe.attack;
import static arbiter.games.capital.Troupe.begin;
import static arbiter.games.capital.Troupe.crew;
import static arbiter.games.capital.Troupe.foe;
import static arbiter.games.capital.Troupe.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.capital.AttackCast;
import arbiter.games.capital.Tables;
import arbiter.games.capital.ability.ClearMind.ClarityCounters;
import arbiter.games.capital.ability.Cooldown;
import arbiter.games.capital.ability.Cooldown.WentOnCooldown;
import arbiter.games.capital.ability.CoolingEffect;
import arbiter.games.capital.ability.Hindrance;
import arbiter.games.capital.ability.NothingTwice.DoneOnce;
import arbiter.games.capital.ability.PepTalk.PepTalkBonus;
import arbiter.games.capital.ability.PepTalk.PepTalked;
import arbiter.games.capital.ability.PowerPlay.Hampered;
import arbiter.games.capital.ability.PowerPlay.PowerPlayHindrances;
import arbiter.games.capital.ability.Terrifying.Terrified;
import arbiter.games.capital.ability.Ultimate;
import arbiter.games.capital.ability.Ultimate.UltimateSpent;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.attack.CounterGained;
import arbiter.games.capital.damage.BecamePoisoned;
import arbiter.games.capital.damage.FellCritical;
import arbiter.games.capital.damage.Poison;
import arbiter.games.capital.damage.RegenerationGained;
import arbiter.games.capital.damage.Wounded;
import arbiter.games.capital.energy.Paid;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.OverwatchTaken;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClocksTest extends StrictScenarios<CapitalState> {

    private final Combatant mara = crew("Mara").at(0);
    private final Combatant raider = foe("Raider").at(1);

    private static void wound(Play<CapitalState> play, Combatant unit, int damage) {
        play.emit(new Wounded(unit.id(), Modifiers.of("wound", damage), DamageType.TRUE));
    }

    /** The ledger's ninth example: no hit points, 3 of 5 Bones, Regeneration 2. */
    private static void hurt(Play<CapitalState> play, Combatant scout) {
        wound(play, scout, 20);
        play.emit(new FellCritical(scout.id()));
        wound(play, scout, 2);
        play.emit(new RegenerationGained(scout.id(), 2, 3));
        play.emit(new WentOnCooldown(scout.id(), new CoolingEffect.OfAbility("focus-1"), "Focus I"));
        play.emit(new UltimateSpent(scout.id(), "all-out-1", "All Out I"));
    }

    private static Combatant scout() {
        return crew("Scout")
                .with(Attribute.WIL, 6)
                .can("focus-1")
                .can("all-out-1")
                .at(5);
    }

    @Test
    @Ledger({"CAP-AMB-71", "CAP-KEY-REGEN", "CAP-KEY-COOLDOWN", "CAP-AMB-79", "regeneration"})
    void the_clocks_at_the_start_of_a_turn_run_in_order() {
        Combatant scout = scout();
        var play = scenario(table(scout, raider)).dice("cooldown.acting", 6, 4).dice("cooldown.opposing", 3, 4);
        hurt(play, scout);
        int before = play.log().size();

        begin(play, scout, raider);

        assertThat(play.log().subList(before, play.log().size()))
                .containsExactly(
                        "Turn order: Scout 20, Raider 19",
                        "Round 1, place 1",
                        "Scout is no longer prepared or on Overwatch",
                        "Scout regenerates 2, HP 2",
                        "Scout, Cooldown of Focus I: 4+6 +6 WIL -2 wounded = 14 against 3+4 +7 Difficulty = 14, a tie",
                        "Scout can use Focus I again",
                        "Scout goes on regenerating 2",
                        "Scout's turn, round 1: 2 Actions");
        assertThat(scout.isProne()).isTrue();
        assertThat(scout.bones()).isEqualTo(3);
        assertThat(scout.timers().isCooling("focus-1")).isFalse();
        assertThat(scout.timers().isSpent("all-out-1")).isTrue();
    }

    @Test
    @Ledger({"CAP-KEY-COOLDOWN"})
    void missing_bones_make_a_cooldown_check_harder() {
        Combatant scout = scout();
        var play = scenario(table(scout, raider));
        hurt(play, scout);

        assertThat(play.odds(table -> {
                            Cooldown.checks(table, scout);
                            return !scout.timers().isCooling("focus-1");
                        })
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(310, 1296)); // 0.239198
    }

    @Test
    @Ledger({"CAP-AMB-73", "CAP-AMB-105"})
    void regeneration_for_two_turns_heals_twice_and_several_add_up() {
        var play = scenario(table(mara, raider));
        wound(play, mara, 15);
        play.emit(new RegenerationGained("mara", 2, 2));
        play.emit(new RegenerationGained("mara", 3, 1));

        begin(play, mara, raider);
        assertThat(mara.hp()).isEqualTo(10);
        for (int turn = 0; turn < 4; turn++) {
            TurnFinish.resolve(play);
            TurnStart.resolve(play);
        }

        assertThat(mara.hp()).isEqualTo(12);
        assertThat(play.log()).contains("Mara stops regenerating");
    }

    @Test
    @Ledger({"CAP-KEY-COOLDOWN", "CAP-REST-4", "CAP-KEY-ULTIMATE", "CAP-AMB-79"})
    void a_rest_clears_cooldowns_and_a_full_one_lets_ultimates_be_checked() {
        Combatant scout = scout();
        var play = scenario(table(scout, raider))
                .dice("ultimate.acting", 3, 3, 3, 4)
                .dice("ultimate.opposing", 3, 4, 3, 4);
        play.emit(new WentOnCooldown("scout", new CoolingEffect.OfAbility("focus-1"), "Focus I"));
        play.emit(new UltimateSpent("scout", "all-out-1", "All Out I"));

        Cooldown.clear(play, scout);
        assertThat(scout.timers().anyCooling()).isFalse();
        assertThat(scout.timers().isSpent("all-out-1")).isTrue();

        Ultimate.recover(play, scout);
        assertThat(scout.timers().isSpent("all-out-1")).isTrue();
        Ultimate.recover(play, scout);
        assertThat(play.log()).last().isEqualTo("Scout has the Ultimate All Out I again");
    }

    @Test
    @Ledger({"CAP-AMB-72", "CAP-CTR-1", "CAP-STAT-TAUNTED-1", "taunted"})
    void at_the_end_of_a_turn_counters_and_taunts_vanish() {
        var play = scenario(table(mara, raider));
        begin(play, mara, raider);
        play.emit(new CounterGained("mara"));
        play.emit(Tables.edit(play.state(), "set-condition", "mara", "{condition: taunted, by: raider}"));

        TurnFinish.resolve(play);

        assertThat(mara.attackCounters()).isZero();
        assertThat(mara.tauntedBy()).isEmpty();
    }

    @Test
    @Ledger({"CAP-STAT-TAUNTED-1", "CAP-AMB-98", "taunted"})
    void the_taunted_attack_only_whom_they_must_and_only_once() {
        Combatant other = foe("Other").at(-1);
        var play = scenario(table(mara, raider, other))
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 6, 6);
        play.emit(Tables.edit(play.state(), "set-condition", "mara", "{condition: taunted, by: raider}"));
        AttackMeans blade = AttackOptions.means(mara).get(0);
        assertThat(AttackOptions.targets(play.state(), mara, blade)).containsExactly(raider);

        Attack.resolve(play, mara, blade, List.of(raider), Occasion.ACTION);

        assertThat(AttackOptions.targets(play.state(), mara, blade)).containsExactly(raider, other);
    }

    @Test
    @Ledger({"surge-1", "CAP-AMB-118", "CAP-KEY-ULTIMATE", "CAP-AMB-72"})
    void a_lancer_surges_into_two_full_turns() {
        Combatant lancer = crew("Lancer").can("surge-1").at(0);
        var play = scenario(table(lancer, raider))
                .choice("turn.action", attack(raider))
                .dice("attack.attacker", 1, 1)
                .dice("attack.defender", 6, 6)
                .choice("surge.use", "yes");
        begin(play, lancer, raider);
        TurnAction.resolve(play);
        assertThat(lancer.attackCounters()).isEqualTo(1);

        TurnFinish.resolve(play);
        assertThat(play.state().extraTurns()).containsExactly("lancer", "lancer");
        assertThat(lancer.attackCounters()).isZero();
        for (int turn = 0; turn < 2; turn++) {
            TurnStart.resolve(play);
            assertThat(play.log()).last().isEqualTo("Lancer's turn, round 1: 2 Actions");
            TurnFinish.resolve(play);
        }
        TurnStart.resolve(play);

        assertThat(play.log()).last().isEqualTo("Raider's turn, round 1: 2 Actions");
    }

    @Test
    @Ledger({"surge-2", "CAP-AMB-118", "CAP-KEY-BOSSFIGHT"})
    void surge_two_brings_a_second_turn_and_needs_an_action_too() {
        Combatant lancer = crew("Lancer").can("surge-2").at(0);
        var play = scenario(table(lancer, raider)).dice("initiative.roll", 3, 4, 2, 3, 3, 3);
        TurnOrder.resolve(play);
        assertThat(play.log()).last().isEqualTo("Turn order: Lancer 12, Raider 11, Lancer 10");
        assertThat(lancer.timers().isSpent("surge-1")).isFalse();

        TurnStart.resolve(play);
        TurnFinish.resolve(play);

        assertThat(play.state().extraTurns()).isEmpty();
    }

    @Test
    @Ledger({"poisoned", "CAP-AMB-72"})
    void poison_hurts_by_as_much_as_the_check_fails_until_it_succeeds() {
        var play =
                scenario(table(mara, raider)).dice("poison.acting", 1, 2, 4, 4).dice("poison.opposing", 3, 4, 3, 4);
        play.emit(new BecamePoisoned("mara", "raider"));
        begin(play, mara, raider);

        TurnFinish.resolve(play);
        assertThat(play.log())
                .containsSubsequence(
                        "Mara, fighting the poison: 1+2 +5 FTD = 8 against 3+4 +5 Difficulty = 12, fails by 4",
                        "Mara takes 4 toxic damage, 16 HP left",
                        "Mara's turn ends");

        Poison.resolve(play, mara);
        assertThat(mara.isPoisoned()).isFalse();
    }

    @Test
    @Ledger({"clear-mind", "clarity-counter"})
    void three_moments_of_clarity_become_energy() {
        Combatant monk = crew("Monk").can("clear-mind").at(0);
        var play = scenario(table(monk, raider));
        play.emit(new Paid("monk", 2, "something"));

        AttackCast.act(play.state(), monk, "clear-mind").resolve(play, Occasion.ACTION);
        AttackCast.act(play.state(), monk, "clear-mind").resolve(play, Occasion.ACTION);
        AttackCast.act(play.state(), monk, "clear-mind").resolve(play, Occasion.ACTION);
        AttackCast.act(play.state(), monk, "clear-mind").resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .endsWith(
                        "Monk has 1 Clarity",
                        "Monk has 2 Clarity",
                        "Monk turns Clarity into Energy, 7 Energy",
                        "Monk has 1 Clarity");
        Cooldown.clear(play, monk);
        assertThat(ClarityCounters.of(monk)).isZero();
    }

    @Test
    @Ledger("CAP-AMB-146")
    void with_the_combat_end_its_debts_and_readiness_but_not_what_is_counted_in_turns() {
        var play = scenario(table(mara, raider));
        play.emit(new Prepared("mara", Attribute.AGI));
        play.emit(new InitiativeSeized("mara", false));
        play.emit(new Terrified("mara"));
        play.emit(new CounterGained("mara"));
        play.emit(Tables.edit(play.state(), "set-condition", "mara", "{condition: taunted, by: raider}"));
        play.emit(new RegenerationGained("mara", 2, 2));
        play.emit(new OverwatchTaken("mara", 1, false));
        play.emit(new PepTalked("raider", "mara", 4));
        play.emit(new Hampered("mara", new Hindrance("raider", Hindrance.Kind.NOTHING_TWICE)));
        play.emit(new DoneOnce("mara", "attack"));
        assertThat(EndOfCombat.notYet(play.state())).isTrue();
        wound(play, raider, 20);
        play.emit(new FellCritical("raider"));
        assertThat(EndOfCombat.notYet(play.state())).isFalse();

        EndOfCombat.resolve(play);

        assertThat(mara.prepared(Attribute.AGI) + mara.seizeDebt() + mara.terrified() + mara.attackCounters())
                .isZero();
        assertThat(mara.mayNotSeize()).isFalse();
        assertThat(mara.tauntedBy()).isEmpty();
        assertThat(mara.overwatch() + PepTalkBonus.of(mara)).isZero();
        assertThat(PowerPlayHindrances.of(mara).all()).isEmpty();
        assertThat(PowerPlayHindrances.of(mara).hasDone("attack")).isFalse();
        assertThat(mara.regeneration().amount()).isEqualTo(2);
    }
}
