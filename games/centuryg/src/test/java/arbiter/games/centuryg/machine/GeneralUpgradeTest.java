package arbiter.games.centuryg.machine;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.AttackEdges;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponRanges;
import arbiter.games.centuryg.weapon.WeaponUse;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Upgrades of the Core. */
class GeneralUpgradeTest extends StrictScenarios<CenturyState> {

    private static Hangar enemy() {
        return mecha("Vex", "3,0").foe().speed(0).armed("assault-rifle", "rail-bazooka", "beam-saber");
    }

    @Test
    @Ledger({"stealth-field", "BCG-AMB-100"})
    void a_maneuver_with_a_stealth_field_makes_aimed_shots_hard_but_not_areas() {
        var play = scenario(fight(
                        mecha("Aska", "0,0").speed(0).systems(3).fitted("stealth-field"),
                        mecha("Bran", "0,0"),
                        enemy()))
                .choice("turn.action", "maneuver")
                .choice("maneuver.whom", "bran")
                .choice("turn.action", "attack:assault-rifle")
                .choice("attack.target", "aska")
                .dice("attack.might", 9, 8, 3)
                .choice("turn.action", "attack:rail-bazooka")
                .choice("attack.target", "aska")
                .dice("attack.might", 4);
        Bout.turn(play, "aska");
        Bout.act(play);
        assertThat(play.log()).contains("Aska fades from sight for a Round");
        play.emit(new TurnBegan("vex"));
        Bout.act(play);
        assertThat(play.state().unit("aska").points()).isEqualTo(16); // the lowest of three dice counts
        Bout.act(play);
        assertThat(play.state().unit("aska").points()).isEqualTo(16); // 4 + 5 + 1 is just enough, for 0 Damage
    }

    @Test
    @Ledger("guardian-of-steel")
    void a_guardian_of_steel_protects_all_near_and_itself() {
        var play = scenario(fight(
                        mecha("Aska", "0,0").speed(0).systems(3).fitted("guardian-of-steel"),
                        mecha("Bran", "1,0"),
                        mecha("Cora", "0,1"),
                        mecha("Dell", "2,0"),
                        enemy()))
                .choice("turn.action", "maneuver")
                .choice("maneuver.share", "yes");
        Fighter aska = Bout.turn(play, "aska");
        Bout.act(play);
        assertThat(aska.energy()).isZero();
        for (String near : new String[] {"aska", "bran", "cora"}) {
            assertThat(play.state().best(Mark.Kind.MANEUVER, play.state().unit(near)))
                    .isEqualTo(3);
        }
        assertThat(play.state().best(Mark.Kind.MANEUVER, play.state().unit("dell")))
                .isZero();
    }

    @Test
    @Ledger({"duelist-model", "BCG-AMB-59", "BCG-TRB-6"})
    void a_duelist_model_strikes_whoever_disengages_before_they_are_gone() {
        var play = scenario(fight(
                        mecha("Aska", "3,0").speed(2),
                        mecha("Vex", "3,0")
                                .foe()
                                .speed(0)
                                .armed("assault-rifle", "arm-guardian")
                                .fitted("duelist-model")))
                .choice("turn.action", "disengage")
                .choice("disengage.free", "attack:arm-guardian")
                .dice("attack.might", 7, 7, 7)
                .choice("disengage.place", "1,0");
        Fighter aska = Bout.turn(play, "aska");
        play.emit(new DuelBegan("aska", "vex"));
        Bout.act(play);
        assertThat(aska.points()).isEqualTo(13); // Melee, in a Duel, Duelist Model: best of three
        assertThat(aska.isDueling()).isFalse();
    }

    @Test
    @Ledger({"slippery-chassis", "BCG-TRB-6", "BCG-AMB-57"})
    void a_slippery_chassis_walks_out_of_a_duel_and_nobody_strikes() {
        var play = scenario(fight(
                        mecha("Aska", "3,0").speed(1).fitted("slippery-chassis"),
                        mecha("Vex", "3,0").foe().speed(0).fitted("duelist-model")))
                .choice("turn.action", "boost")
                .choice("boost.place", "1,0");
        Fighter aska = Bout.turn(play, "aska");
        play.emit(new DuelBegan("aska", "vex"));
        Bout.act(play);
        assertThat(aska.isDueling()).isFalse();
    }

    @Test
    @Ledger({"expert-support", "BCG-TRB-12"})
    void expert_support_spares_friends_in_an_area() {
        var play = scenario(fight(
                        mecha("Aska", "0,0").speed(0).armed("rail-bazooka").fitted("expert-support"),
                        mecha("Bran", "4,0"),
                        enemy()))
                .choice("turn.action", "attack:rail-bazooka")
                .choice("attack.target", "vex")
                .choice("area.exclude", "4,0")
                .dice("attack.might", 7);
        Bout.turn(play, "aska");
        Bout.act(play);
        assertThat(play.state().unit("bran").points()).isEqualTo(16);
        assertThat(play.state().unit("vex").points()).isEqualTo(13);
    }

    @Test
    @Ledger({"sniper-model", "artillery-frame", "experimental-reactor"})
    void models_and_frames_give_advantages_and_range() {
        var state = fight(
                mecha("Aska", "0,0")
                        .systems(4)
                        .armed("assault-rifle", "rail-bazooka", "beam-saber")
                        .fitted("sniper-model", "artillery-frame", "experimental-reactor"),
                mecha("Vex", "1,0").foe());
        Fighter aska = state.unit("aska");
        assertThat(WeaponRanges.most(state, aska, aska.weapons().get(0), false)).isEqualTo(13);
        assertThat(net(state, 0)).isEqualTo(1); // Sniper Model at Range 1
        assertThat(net(state, 1)).isEqualTo(2); // and an area
        assertThat(net(state, 2)).isEqualTo(1); // a Beam
        assertThat(EquipmentStatus.cost(aska, aska.weapons().get(2).weapon())).isZero();
    }

    private static int net(CenturyState state, int weapon) {
        Fighter aska = state.unit("aska");
        AttackInProgress strike = new AttackInProgress(
                aska,
                AttackInProgress.Mode.ATTACK,
                new WeaponInUse(aska.weapons().get(weapon), WeaponUse.PLAIN),
                Occasion.ACTION);
        return AttackEdges.of(state, strike, state.unit("vex")).total();
    }

    @Test
    @Ledger({"assistant", "BCG-AMB-99"})
    void an_assistant_brings_a_genre_point_to_the_operation() {
        assertThat(mecha("Aska", "0,0")
                        .level(2)
                        .fitted("assistant")
                        .unit()
                        .genre()
                        .points())
                .isEqualTo(3);
    }
}
