package arbiter.games.centuryg.power;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackTension;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.turn.TurnPlace.InitiativeRolled;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** Answers to attacks: how often, for whom, and what they leave alone. */
class ReactionLimitsTest extends CombatScenario {

    private static Hangar aska(int points, String... powers) {
        return mecha("Aska", "2,2").level(points).speed(0).armed("beam-rifle").knows(powers);
    }

    private static Hangar foe(String name, String at, int points) {
        return mecha(name, at).foe().level(points).threshold(20);
    }

    @Test
    @Ledger({"try-again", "not-so-fast", "BCG-AMB-83"})
    void each_reroll_comes_once_for_a_test_and_user() {
        CenturyState state = at(fight(aska(3), foe("Vex", "4,2", 0), foe("Wolf", "6,2", 3)), 1, "aska");
        var play = scenario(state)
                .dice("attack.might", 1)
                .choice("attack.answer", "try-again")
                .dice("attack.might", 9, 1)
                .choice("attack.answer", "not-so-fast")
                .dice("attack.might", 9, 2); // net -1, a miss; nobody has another reroll
        attack(play, state.unit("aska"), state.unit("vex"), "beam-rifle");
        assertThat(tests(play)).containsExactly("7 against 10", "15 against 10", "8 against 10");
        assertThat(state.unit("aska").genre().points()).isEqualTo(2);
        assertThat(state.unit("wolf").genre().points()).isEqualTo(2);
    }

    @Test
    @Ledger({"you-can-do-better-than-that", "BCG-AMB-82"})
    void one_missed_target_is_hit_by_an_allys_word_once_in_an_operation() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2").level(0).speed(0).armed("rail-bazooka"),
                        mecha("Bran", "2,5").level(2).knows("you-can-do-better-than-that"),
                        foe("Vex", "4,2", 0).guard(9),
                        foe("Wolf", "5,2", 0).guard(9)),
                2,
                "aska");
        var play = scenario(state)
                .choice("attack.target", "vex")
                .dice("attack.might", 1)
                .choice("attack.answer", "you-can-do-better-than-that:wolf");
        attack(play, state.unit("aska"), state.unit("vex"), "rail-bazooka");
        assertThat(damage(play)).containsExactly("wolf 2"); // the Tension, whatever the Defense
        Fighter bran = state.unit("bran");
        assertThat(bran.powers().find(TurnedMiss.class))
                .hasValueSatisfying(
                        power -> assertThat(power.isLeft(state, bran)).isFalse());
    }

    @Test
    @Ledger({"cant-let-you-do-that", "BCG-AMB-81", "BCG-WPN-4", "radiant-fist"})
    void without_tension_an_overheating_technique_burns_nobody_and_is_used_up() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "4,2").level(0).speed(0).armed("radiant-fist"),
                        foe("Vex", "4,2", 1).guard(9).speed(0).knows("cant-let-you-do-that")),
                3,
                "aska");
        Fighter aska = state.unit("aska");
        var play = scenario(state).dice("attack.might", 7).choice("attack.answer", "cant-let-you-do-that:aska");
        attack(play, aska, state.unit("vex"), "radiant-fist");
        assertThat(tests(play)).containsExactly("18 against 14", "12 against 14");
        assertThat(damage(play)).isEmpty();
        assertThat(aska.used().techniques()).isEqualTo(1);
        AttackInProgress again =
                new AttackInProgress(aska, AttackInProgress.Mode.ATTACK, wield(aska, "cqc"), Occasion.ACTION);
        assertThat(AttackTension.of(state, again)).isZero();
        play.emit(new TurnBegan("aska")); // the Turn in which it was said comes again
        assertThat(AttackTension.of(state, again)).isEqualTo(3);
        AttackInProgress fist =
                new AttackInProgress(aska, AttackInProgress.Mode.ATTACK, wield(aska, "radiant-fist"), Occasion.ACTION);
        assertThat(AttackTension.of(state, fist)).isZero(); // a later Technique
    }

    @Test
    @Ledger({"im-breaking-through", "custom-defense", "BCG-AMB-85"})
    void a_defense_that_was_paid_for_is_broken_through_and_rerolls_do_not_bring_it_back() {
        CenturyState state = at(
                fight(
                        aska(2, "im-breaking-through"),
                        foe("Vex", "4,2", 0).fitted("custom-defense:beam"),
                        foe("Wolf", "6,2", 1)),
                1,
                "aska");
        var play = scenario(state)
                .dice("attack.might", 8)
                .choice("attack.answer", "pass")
                .choice("attack.answer", "custom-defense:5")
                .choice("attack.answer", "im-breaking-through")
                .choice("attack.answer", "pass")
                .choice("attack.answer", "not-so-fast")
                .dice("attack.might", 9, 8, 7)
                .choice("attack.answer", "pass");
        attack(play, state.unit("aska"), state.unit("vex"), "beam-rifle");
        assertThat(tests(play)).containsExactly("14 against 10", "13 against 10");
        assertThat(damage(play)).containsExactly("vex 3");
        assertThat(state.unit("vex").energy()).isEqualTo(3);
    }

    @Test
    @Ledger({"take-one-for-the-team", "BCG-AMB-90"})
    void the_taker_has_shields_of_its_own_and_the_other_is_hard_to_hit_for_a_round() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2").level(0),
                        mecha("Bran", "2,4").level(1).speed(2).knows("take-one-for-the-team"),
                        foe("Vex", "3,2", 0)),
                1,
                "vex");
        Fighter aska = state.unit("aska");
        var play = scenario(state).choice("damage.answer", "take-one-for-the-team:aska");
        play.emit(new arbiter.games.centuryg.unit.Marked(
                new Mark(Mark.Kind.SHIELD, "bran", "bran", "", 2, arbiter.games.centuryg.unit.Clock.FIGHT),
                "is shielded"));
        Damage.resolve(play, aska, 5, DamageCause.by(state.unit("vex"), "a blow"));
        assertThat(damage(play)).containsExactly("bran 3");
        assertThat(state.sum(Mark.Kind.EVASIVE, aska, state.unit("vex"))).isEqualTo(1);
        play.emit(new TurnBegan("vex"));
        assertThat(state.sum(Mark.Kind.EVASIVE, aska, state.unit("vex"))).isZero();
    }

    @Test
    @Ledger({"live-another-day", "BCG-CORE-6", "BCG-AMB-42"})
    void leaving_before_the_bonus_of_a_weapon_cancels_that_as_well() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2").level(1),
                        foe("Vex", "2,2", 0).speed(0).armed("chainblade")),
                3,
                "vex");
        var play = scenario(state).dice("attack.might", 4).choice("damage.answer", "live-another-day");
        attack(play, state.unit("vex"), state.unit("aska"), "chainblade");
        assertThat(damage(play)).isEmpty();
        assertThat(state.unit("aska").fate()).isEqualTo(UnitFate.RETREATED);
    }

    @Test
    @Ledger({"synchro-attack", "BCG-AMB-89"})
    void two_helpers_bring_four_advantages_and_join_once_in_an_operation() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2").level(2).speed(0),
                        mecha("Bran", "2,4").level(2).speed(0),
                        mecha("Cora", "2,5").level(2).speed(0),
                        foe("Vex", "3,2", 0).speed(0)),
                1,
                "aska");
        new InitiativeRolled("bran", 5, 0).apply(state);
        new InitiativeRolled("cora", 3, 0).apply(state);
        Fighter aska = state.unit("aska");
        var play = scenario(state)
                .choice("synchro.allies", "bran", "cora")
                .choice("synchro.join", "yes")
                .choice("synchro.join", "yes")
                .dice("attack.might", 1, 2, 3, 8); // four less the Vulcans' own
        setup(play, aska, "synchro-attack");
        attack(play, aska, state.unit("vex"), "vulcans");
        assertThat(tests(play)).containsExactly("14 against 10");
        for (String unit : new String[] {"aska", "bran", "cora"}) {
            assertThat(state.unit(unit).genre().points()).isEqualTo(1);
            assertThat(setups(state, state.unit(unit))).doesNotContain("synchro-attack");
        }
    }
}
