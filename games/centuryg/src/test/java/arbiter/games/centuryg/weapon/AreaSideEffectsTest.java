package arbiter.games.centuryg.weapon;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.weapon.WeaponUse.WeaponUsed;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** What Weapons do besides their Test, to whom, and who is left out. */
class AreaSideEffectsTest extends CombatScenario {

    private static Hangar foe(String name, String at) {
        return mecha(name, at).foe().level(0).threshold(10).speed(4);
    }

    @Test
    @Ledger({"expert-support", "finger-net", "BCG-ABIL-4"})
    void expert_support_leaves_out_the_users_own_zone_with_what_the_weapon_does_there() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "1,1")
                                .level(0)
                                .speed(4)
                                .armed("finger-net")
                                .fitted("expert-support"),
                        foe("Vex", "2,1")),
                1,
                "aska");
        var play = scenario(state)
                .choice("attack.target", "vex")
                .choice("attack.approach", "1,1")
                .choice("area.exclude", "1,1")
                .dice("attack.might", 1);
        act(play, "attack:finger-net");
        assertThat(Ranks.speed(state, state.unit("aska"))).isEqualTo(4);
        assertThat(Ranks.speed(state, state.unit("vex"))).isEqualTo(2);
    }

    private static void act(arbiter.kernel.Play<CenturyState> play, String deed) {
        Drill.act(play, "aska", deed);
    }

    @Test
    @Ledger({"expert-support", "incinerator"})
    void expert_support_spares_any_zone_whose_ground_would_burn() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "0,1")
                                .level(0)
                                .speed(0)
                                .systems(2)
                                .threshold(10)
                                .armed("incinerator")
                                .fitted("expert-support"),
                        foe("Vex", "2,1")),
                2,
                "aska");
        var play = scenario(state)
                .choice("attack.target", "vex")
                .choice("area.exclude", "1,1")
                .dice("attack.might", 2)
                .dice("attack.might", 4)
                .choice("attack.own-zone", "no");
        act(play, "attack:incinerator:boosted");
        assertThat(play.log()).contains("The ground becomes extreme: C2 D2");
        assertThat(state.ground().count(Drill.zone("1,1"), Terrain.EXTREME)).isZero();
    }

    @Test
    @Ledger({"expert-support", "incinerator", "BCG-AMB-62"})
    void a_line_that_does_not_leave_its_own_zone_has_nothing_to_leave_out() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "0,1")
                                .level(0)
                                .speed(0)
                                .armed("incinerator")
                                .fitted("expert-support"),
                        foe("Vex", "0,1")),
                2,
                "aska");
        var play = scenario(state)
                .choice("attack.target", "vex")
                .dice("attack.might", 2)
                .dice("attack.might", 4)
                .choice("attack.own-zone", "yes");
        act(play, "attack:incinerator:boosted");
        assertThat(play.log()).contains("The ground becomes extreme: A2");
    }

    @Test
    @Ledger({"expert-support", "BCG-DUEL-6"})
    void a_single_shot_with_expert_support_never_hits_the_friendly_duelist() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "1,1")
                                .level(0)
                                .speed(0)
                                .armed("beam-rifle")
                                .fitted("expert-support"),
                        mecha("Bran", "4,1").level(0),
                        foe("Vex", "4,1")),
                1,
                "aska");
        new DuelBegan("bran", "vex").apply(state);
        var play = scenario(state).dice("attack.might", 9); // 15 is odd
        attack(play, state.unit("aska"), state.unit("vex"), "beam-rifle");
        assertThat(damage(play)).containsExactly("vex 5");
    }

    @Test
    @Ledger({"finger-net", "constrict", "BCG-AMB-45"})
    void nets_of_two_units_halve_twice_and_the_same_one_only_once() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "1,1").level(0).speed(0).armed("finger-net"),
                        mecha("Bran", "1,1").level(0).speed(0).armed("finger-net"),
                        mecha("Vex", "4,1").foe().level(0).guard(7).speed(7).threshold(10)),
                1,
                "aska");
        Fighter vex = state.unit("vex");
        var play =
                scenario(state).dice("attack.might", 1).dice("attack.might", 1).dice("attack.might", 1);
        play.choice("attack.target", "vex").choice("attack.target", "vex").choice("attack.target", "vex");
        attack(play, state.unit("aska"), vex, "finger-net");
        attack(play, state.unit("aska"), vex, "finger-net"); // as if restocked
        assertThat(Ranks.guard(state, vex)).isEqualTo(3);
        assertThat(Ranks.guard(state, state.unit("bran"))).isEqualTo(5);
        attack(play, state.unit("bran"), vex, "finger-net");
        assertThat(Ranks.guard(state, vex)).isEqualTo(1);
        assertThat(Ranks.speed(state, vex)).isEqualTo(1);
    }

    @Test
    @Ledger({"zweihander", "missile-massacre", "BCG-DUEL-5"})
    void an_enemy_was_attacked_even_if_an_odd_roll_hit_the_friend_in_its_duel() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "4,1").level(0).speed(0).armed("zweihander", "missile-massacre"),
                        mecha("Bran", "4,1").level(0).threshold(20),
                        foe("Vex", "4,1")),
                1,
                "aska");
        new DuelBegan("bran", "vex").apply(state);
        Fighter aska = state.unit("aska");
        Fighter vex = state.unit("vex");
        var play = scenario(state)
                .dice("attack.might", 1, 8)
                .choice("attack.keep", "8")
                .dice("attack.might", 8);
        attack(play, aska, vex, "zweihander"); // Melee against a duelist; 8 + 5 + 2 is odd
        attack(play, aska, vex, "missile-massacre"); // 8 + 5 misses nobody and is odd
        assertThat(damage(play)).containsExactly("bran 5", "bran 3");
        assertThat(state.sum(Mark.Kind.EXPOSED, aska, vex)).isEqualTo(2);
        assertThat(state.sum(Mark.Kind.EXPOSED, aska, state.unit("bran"))).isZero();
        assertThat(state.sum(Mark.Kind.KEEN, aska, vex)).isEqualTo(-1);
    }

    @Test
    @Ledger({"supply-delivery", "jackhammer-stake", "resupply"})
    void a_stake_that_was_spent_is_delivered_like_a_one_shot() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "1,1")
                                .level(0)
                                .speed(0)
                                .armed("jackhammer-stake")
                                .fitted("supply-delivery"),
                        foe("Vex", "1,1")),
                1,
                "aska");
        var play = scenario(state);
        assertThat(Drill.menu(play, "aska")).doesNotContain("support:supply-delivery");
        play.emit(new WeaponUsed("aska", "jackhammer-stake", true, false, false));
        act(play, "support:supply-delivery");
        assertThat(play.log()).contains("Aska has its Jackhammer Stake ready again");
        assertThat(Drill.menu(play, "aska")).contains("attack:jackhammer-stake:spent");
    }
}
