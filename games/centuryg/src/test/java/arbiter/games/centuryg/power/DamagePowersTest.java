package arbiter.games.centuryg.power;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** What is said before Damage is dealt. */
class DamagePowersTest extends CombatScenario {

    private static CenturyState facing(String... powers) {
        return at(
                fight(
                        mecha("Aska", "2,2").level(1).threshold(5).knows(powers),
                        mecha("Vex", "3,2").foe().level(0).threshold(5).speed(0).armed("chainblade")),
                3,
                "vex");
    }

    @Test
    @Ledger({"my-defense-is-impregnable", "BCG-AMB-36"})
    void impregnable_halves_last_after_shields() {
        CenturyState state = facing("my-defense-is-impregnable");
        new Marked(new Mark(Mark.Kind.SHIELD, "aska", "aska", "", 2, Clock.FIGHT), "").apply(state);
        var play = scenario(state).choice("damage.answer", "my-defense-is-impregnable");

        Damage.resolve(play, state.unit("aska"), 7, DamageCause.by(state.unit("vex"), "a blow"));

        assertThat(damage(play)).containsExactly("aska 2");
    }

    @Test
    @Ledger({"my-defense-is-impregnable", "BCG-AMB-35", "BCG-TRB-8"})
    void a_halving_covers_both_instances_of_an_attack() {
        CenturyState state = facing("my-defense-is-impregnable");
        var play = scenario(state)
                .dice("attack.might", 4) // 4 + Might 5 + Tension 3 against 10
                .choice("damage.answer", "my-defense-is-impregnable");

        attack(play, state.unit("vex"), state.unit("aska"), "chainblade");

        assertThat(tests(play)).containsExactly("12 against 10");
        assertThat(damage(play)).containsExactly("aska 1", "aska 1"); // (2 + 3) / 2 in all
    }

    @Test
    @Ledger({"my-pain-is-your-pain", "BCG-AMB-90"})
    void half_of_the_pain_goes_back_even_from_the_dead() {
        CenturyState state = facing("my-pain-is-your-pain");
        var play = scenario(state)
                .choice("damage.answer", "my-pain-is-your-pain")
                .choice("damage.lethal", "pass")
                .choice("maim.area", "arms")
                .choice("maim.area", "legs");

        Damage.resolve(play, state.unit("aska"), 20, DamageCause.by(state.unit("vex"), "a blow"));

        assertThat(state.unit("aska").fate()).isEqualTo(UnitFate.DESTROYED);
        assertThat(damage(play)).containsExactly("aska 20", "vex 10");
    }

    @Test
    @Ledger({"take-one-for-the-team", "BCG-AMB-90"})
    void an_ally_takes_the_damage_and_the_other_is_harder_to_hit() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2").level(0),
                        mecha("Bran", "2,4").level(1).speed(2).knows("take-one-for-the-team"),
                        mecha("Cole", "2,7").level(1).speed(4).knows("take-one-for-the-team"),
                        mecha("Vex", "3,2").foe().level(0)),
                1,
                "vex");
        Fighter aska = state.unit("aska");
        new Marked(new Mark(Mark.Kind.SHIELD, "aska", "aska", "", 2, Clock.FIGHT), "").apply(state);
        var play = scenario(state).choice("damage.answer", "take-one-for-the-team:aska");

        Damage.resolve(play, aska, 5, DamageCause.by(state.unit("vex"), "a blow"));

        assertThat(damage(play)).containsExactly("bran 3");
        assertThat(state.sum(Mark.Kind.EVASIVE, aska, state.unit("vex"))).isEqualTo(1);
    }

    @Test
    @Ledger({"believe-in-myself", "BCG-AMB-44"})
    void belief_heals_before_the_damage_comes() {
        CenturyState state = facing("believe-in-myself");
        Fighter aska = state.unit("aska");
        hurt(state, aska, 12);
        var play = scenario(state)
                .choice("damage.answer", "believe-in-myself")
                .choice("maim.area", "head")
                .choice("maim.area", "torso");

        Damage.resolve(play, aska, 9, DamageCause.by(state.unit("vex"), "a blow"));

        assertThat(aska.points()).isEqualTo(4);
        assertThat(state.has(Mark.Kind.IGNORES_MAIMS, aska)).isTrue();
    }

    @Test
    @Ledger("live-another-day")
    void leaving_cancels_the_damage() {
        CenturyState state = facing();
        var play = scenario(state).choice("damage.answer", "live-another-day");

        Damage.resolve(play, state.unit("aska"), 9, DamageCause.by(state.unit("vex"), "a blow"));

        assertThat(state.unit("aska").fate()).isEqualTo(UnitFate.RETREATED);
        assertThat(damage(play)).isEmpty();
    }
}
