package arbiter.games.centuryg.boss;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Equipment;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** Powers of Bosses. */
class BossPowersTest extends CombatScenario {

    private static CenturyState with(String... powers) {
        return at(
                fight(
                        mecha("Maw", "4,4")
                                .foe()
                                .tier(Tier.BOSS)
                                .level(2)
                                .systems(7)
                                .speed(1)
                                .threshold(9)
                                .knows(powers),
                        mecha("Tin", "6,6").foe().tier(Tier.GRUNT).level(2).threshold(3),
                        mecha("Aska", "3,4").level(0).threshold(9).speed(0).armed("beam-rifle")),
                3,
                "maw");
    }

    @Test
    @Ledger({"behold-my-true-power", "BCG-AMB-117"})
    void energy_is_doubled_and_what_is_spent_stays_spent() {
        CenturyState state = with("behold-my-true-power");
        Fighter maw = state.unit("maw");
        var play = scenario(state);
        play.emit(new arbiter.games.centuryg.machine.EnergyPayment.EnergyPaid("maw", 2, "something"));

        setup(play, maw, "behold-my-true-power");

        assertThat(maw.energy()).isEqualTo(8);
        assertThat(setups(state, maw)).isEmpty();
    }

    @Test
    @Ledger("useless")
    void a_shield_of_five_and_the_tension() {
        CenturyState state = with("useless");
        Fighter maw = state.unit("maw");
        var play = scenario(state).choice("damage.answer", "pass");

        setup(play, maw, "useless");
        Damage.resolve(play, maw, 10, DamageCause.by(state.unit("aska"), "a blow"));

        assertThat(damage(play)).containsExactly("maw 2");
    }

    @Test
    @Ledger("die-for-me")
    void an_enemy_takes_half_the_systems_once_in_a_round() {
        CenturyState state = with("die-for-me");
        var play = scenario(state);

        setup(play, state.unit("maw"), "die-for-me");

        assertThat(damage(play)).containsExactly("aska 3");
        assertThat(setups(state, state.unit("maw"))).isEmpty();
    }

    @Test
    @Ledger({"do-you-desire-the-power", "BCG-AMB-118"})
    void who_has_no_points_must_give_in_and_without_allies_hurts_itself() {
        CenturyState state = with("do-you-desire-the-power");
        Fighter aska = state.unit("aska");
        var play = scenario(state).dice("temptation.damage", 4).choice("damage.answer", "pass");

        setup(play, state.unit("maw"), "do-you-desire-the-power");

        assertThat(damage(play)).containsExactly("aska 4");
        assertThat(aska.genre().points()).isEqualTo(1);
    }

    @Test
    @Ledger({"do-you-desire-the-power", "BCG-AMB-118"})
    void who_has_points_may_resist() {
        CenturyState state = at(
                fight(
                        mecha("Maw", "4,4").foe().tier(Tier.BOSS).level(1).knows("do-you-desire-the-power"),
                        mecha("Aska", "3,4").level(1).threshold(9),
                        mecha("Bran", "3,5").tier(Tier.GRUNT).level(0).threshold(9)),
                1,
                "maw");
        var resisted = scenario(state)
                .choice("power.enemy", "aska")
                .choice("temptation.reply", "resist")
                .dice("temptation.damage", 6);

        setup(resisted, state.unit("maw"), "do-you-desire-the-power");

        assertThat(damage(resisted)).containsExactly("aska 6");
        assertThat(state.unit("aska").genre().points()).isZero();
    }

    @Test
    @Ledger({"i-accept-your-offering", "BCG-AMB-126"})
    void a_grunt_is_worth_its_level_and_what_is_left_of_it() {
        CenturyState state = with("i-accept-your-offering");
        Fighter maw = state.unit("maw");
        hurt(state, maw, 8);
        hurt(state, state.unit("tin"), 4);
        var play = scenario(state);

        setup(play, maw, "i-accept-your-offering");

        assertThat(state.unit("tin").fate()).isEqualTo(UnitFate.DESTROYED);
        assertThat(maw.points()).isEqualTo(33); // 2 + 3 Levels not lost
        assertThat(damage(play)).containsExactly("aska 5");
    }

    @Test
    @Ledger({"your-fate-is-sealed", "BCG-AMB-81"})
    void a_sealed_fate_denies_tension_and_repair() {
        CenturyState state = with("your-fate-is-sealed");
        Fighter aska = state.unit("aska");
        hurt(state, aska, 5);
        var play = scenario(state);

        setup(play, state.unit("maw"), "your-fate-is-sealed");
        ThresholdRepair.resolve(play, aska, 5);

        assertThat(aska.points()).isEqualTo(31);
        assertThat(state.has(Mark.Kind.NO_TENSION, aska)).isTrue();
    }

    @Test
    @Ledger({"make-my-monster-grow", "BCG-AMB-123"})
    void an_ally_mends_and_grows() {
        CenturyState state = with("make-my-monster-grow");
        Fighter tin = state.unit("tin");
        hurt(state, tin, 8);
        var play = scenario(state).choice("colossus.shape", "3x3");

        setup(play, state.unit("maw"), "make-my-monster-grow");

        assertThat(tin.points()).isEqualTo(11);
        assertThat(Equipment.has(tin, "colossus")).isTrue();
        assertThat(state.distance(tin, state.unit("maw"))).isEqualTo(1);
        assertThat(setups(state, state.unit("maw"))).isEmpty();
    }

    @Test
    @Ledger("i-believe-this-is-yours")
    void a_beam_goes_back_where_it_came_from() {
        CenturyState state = with("i-believe-this-is-yours:beam");
        var play = scenario(state)
                .dice("attack.might", 4) // 12 against 10, then against 13
                .choice("attack.answer", "i-believe-this-is-yours");

        attack(play, state.unit("aska"), state.unit("maw"), "beam-rifle");

        assertThat(damage(play)).containsExactly("aska 3");
    }

    @Test
    @Ledger({"that-will-not-work-again", "BCG-AMB-119"})
    void a_weapon_that_hurt_before_mends_afterwards() {
        CenturyState state = with("that-will-not-work-again");
        Fighter maw = state.unit("maw");
        var play = scenario(state)
                .dice("attack.might", 9, 9)
                .choice("attack.answer", "pass")
                .choice("damage.answer", "pass")
                .choice("attack.answer", "that-will-not-work-again")
                .choice("damage.answer", "pass")
                .choice("maim.area", "arms");

        attack(play, state.unit("aska"), maw, "beam-rifle");
        assertThat(maw.points()).isEqualTo(29);
        attack(play, state.unit("aska"), maw, "beam-rifle");

        assertThat(damage(play)).containsExactly("maw 7", "maw 4");
        assertThat(maw.points()).isEqualTo(28); // 25 and half of Systems 7
    }

    @Test
    @Ledger({"you-are-too-slow", "BCG-AMB-88"})
    void too_slow_repeats_and_the_boss_moves_when_it_is_over() {
        CenturyState state = with("you-are-too-slow");
        Fighter maw = state.unit("maw");
        var play = scenario(state)
                .dice("attack.might", 9)
                .choice("attack.answer", "you-are-too-slow")
                .dice("attack.might", 8, 7)
                .choice("attack.answer", "you-are-too-slow")
                .dice("attack.might", 9, 1, 5)
                .choice("power.leave", "5,5");

        attack(play, state.unit("aska"), maw, "beam-rifle");

        assertThat(tests(play)).containsExactly("17 against 10", "15 against 10", "9 against 10");
        assertThat(state.field().zones().text(maw.zone())).isEqualTo("5,5");
    }

    @Test
    @Ledger({"embodiment-of-evil", "BCG-GP-1"})
    void powers_cost_double_against_the_embodiment_of_evil() {
        CenturyState state = at(
                fight(
                        mecha("Maw", "4,4").foe().tier(Tier.BOSS).level(5).fitted("embodiment-of-evil"),
                        mecha("Aska", "3,4").level(3),
                        mecha("Bran", "3,5").level(1)),
                1,
                "maw");
        assertThat(calls(state, state.unit("bran"))).isEmpty();
        var play = scenario(state);

        call(play, state.unit("aska"), "knowledge-is-power:maw");

        assertThat(state.unit("aska").genre().points()).isEqualTo(1);
        assertThat(Powers.price(state, state.unit("maw"))).isEqualTo(1);
    }
}
