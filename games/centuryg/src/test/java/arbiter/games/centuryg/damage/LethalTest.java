package arbiter.games.centuryg.damage;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** Hits that should have been the last. */
class LethalTest extends CombatScenario {

    private final CenturyState state = at(
            fight(
                    mecha("Aska", "2,2").threshold(5).level(0).guard(5).knows("i-cannot-be-defeated"),
                    mecha("Vex", "3,2").foe().level(0).might(9).speed(0).armed("chainblade", "zweihander")),
            3,
            "vex");
    private final Fighter aska = state.unit("aska");
    private final Fighter vex = state.unit("vex");

    private void sevenPointsLeft() {
        hurt(state, aska, 13);
        assertThat(aska.points()).isEqualTo(7);
        assertThat(aska.genre().points()).isZero();
    }

    /** Section 6, example 8. */
    @Test
    @Ledger({
        "BCG-CORE-5",
        "BCG-CORE-6",
        "BCG-AMB-42",
        "BCG-TRB-15",
        "BCG-TRB-16",
        "BCG-DMG-4",
        "i-cannot-be-defeated",
        "live-another-day"
    })
    void fresh_points_pay_for_survival_and_the_next_instance_still_comes() {
        sevenPointsLeft();
        var hit = scenario(state)
                .choice("damage.lethal", "i-cannot-be-defeated")
                .choice("maim.area", "head")
                .choice("damage.answer", "pass")
                .choice("damage.lethal", "live-another-day");
        DamageCause chainblade = new DamageCause(java.util.Optional.of(vex), true, false, false, false, "Chainblade");

        Damage.resolve(hit, aska, 9, chainblade);
        assertThat(aska.points()).isEqualTo(1);
        assertThat(aska.genre().points()).isEqualTo(1);
        assertThat(aska.maims()).hasSize(3);
        Damage.resolve(hit, aska, 3, chainblade);

        assertThat(aska.fate()).isEqualTo(UnitFate.RETREATED);
        assertThat(hit.log())
                .containsExactly(
                        "Aska takes 9 Damage, 0 left",
                        "Aska has lost 4 of 4 Levels, gains 2 GP",
                        "Aska calls I Cannot be Defeated for 1 GP, 1 left",
                        "Aska survives: I Cannot be Defeated",
                        "Aska's head is Maimed",
                        "Aska takes 3 Damage, 0 left",
                        "Aska calls Live Another Day for 1 GP, 0 left",
                        "Aska leaves the battlefield");
    }

    @Test
    @Ledger({"i-cannot-be-defeated", "BCG-AMB-42"})
    void techniques_are_not_survived() {
        sevenPointsLeft();
        var play = scenario(state).choice("damage.lethal", "pass");

        Damage.resolve(
                play, aska, 9, new DamageCause(java.util.Optional.of(vex), true, true, false, false, "Zweihänder"));

        assertThat(aska.fate()).isEqualTo(UnitFate.DESTROYED);
        assertThat(state.unit("aska-core").genre().points()).isEqualTo(2); // the pilot keeps them
    }

    @Test
    @Ledger("BCG-CORE-6")
    void fresh_points_never_undo_the_damage_that_brought_them() {
        CenturyState other = at(
                fight(
                        mecha("Aska", "2,2").level(0).knows("my-defense-is-impregnable", "believe-in-myself"),
                        mecha("Vex", "3,2").foe().level(0)),
                1,
                "vex");
        var play = scenario(other).choice("maim.area", "arms").choice("maim.area", "legs");

        Damage.resolve(play, other.unit("aska"), 9, DamageCause.by(other.unit("vex"), "a blow"));

        assertThat(other.unit("aska").points()).isEqualTo(7);
        assertThat(other.unit("aska").genre().points()).isEqualTo(2);
    }

    @Test
    @Ledger({"BCG-DMG-6", "BCG-TRB-18"})
    void nothing_helps_a_unit_without_threshold_but_leaving() {
        CenturyState other = at(
                fight(
                        mecha("Aska", "2,2").threshold(0).level(1).knows("i-cannot-be-defeated"),
                        mecha("Vex", "3,2").foe().level(0)),
                1,
                "vex");
        var play = scenario(other).choice("damage.answer", "pass").choice("damage.lethal", "pass");

        Damage.resolve(play, other.unit("aska"), 1, DamageCause.by(other.unit("vex"), "a blow"));

        assertThat(other.unit("aska").fate()).isEqualTo(UnitFate.DESTROYED);
    }

    @Test
    @Ledger({"BCG-AMB-94", "BCG-DMG-4"})
    void rivals_earn_points_by_lost_levels_and_grunts_do_not() {
        CenturyState other = at(
                fight(
                        mecha("Rook", "2,2").tier(Tier.RIVAL).level(0),
                        mecha("Tin", "2,3").tier(Tier.GRUNT).level(0),
                        mecha("Vex", "3,2").foe().level(0)),
                1,
                "vex");
        var play = scenario(other).choice("maim.area", "arms").choice("maim.area", "arms");

        Damage.resolve(play, other.unit("rook"), 5, DamageCause.itself("the ground"));
        Damage.resolve(play, other.unit("tin"), 5, DamageCause.itself("the ground"));

        assertThat(other.unit("rook").genre().points()).isEqualTo(1);
        assertThat(other.unit("tin").genre().points()).isZero();
    }

    @Test
    @Ledger("it-keeps-coming-back")
    void a_boss_keeps_coming_back_once_with_a_whole_level() {
        CenturyState other = at(
                fight(
                        mecha("Maw", "2,2").tier(Tier.BOSS).level(0).fitted("it-keeps-coming-back"),
                        mecha("Aska", "3,2").foe().level(0)),
                1,
                "aska");
        Fighter maw = other.unit("maw");
        hurt(other, maw, 12);
        DamageCause technique =
                new DamageCause(java.util.Optional.of(other.unit("aska")), true, true, false, false, "Zweihänder");
        var play = scenario(other)
                .choice("damage.lethal", "pass")
                .choice("damage.answer", "pass")
                .choice("damage.lethal", "pass");

        Damage.resolve(play, maw, 9, technique);
        assertThat(maw.points()).isEqualTo(4);
        Damage.resolve(play, maw, 9, technique);

        assertThat(maw.fate()).isEqualTo(UnitFate.DESTROYED);
        assertThat(play.log()).contains("Maw keeps coming back, 4 left");
    }
}
