package arbiter.games.centuryg.weapon;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Drill.place;
import static arbiter.games.centuryg.Drill.tension;
import static arbiter.games.centuryg.Drill.turn;
import static arbiter.games.centuryg.Drill.turnOver;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Melee Weapons and Melee Beams, one by one. */
class MeleeWeaponsTest extends StrictScenarios<CenturyState> {

    private Scenario<CenturyState> against(String weapon) {
        return scenario(fight(mecha("Aska", "1,1").speed(0).threshold(10).armed(weapon), foe("Vex", "1,1")));
    }

    private static Hangar foe(String name, String at) {
        return mecha(name, at).foe().threshold(10);
    }

    @Test
    @Ledger("arm-guardian")
    void an_arm_guardian_that_hits_protects_against_that_enemy() {
        var play = against("arm-guardian").dice("attack.might", 5);

        act(play, "aska", "attack:arm-guardian");

        Fighter aska = play.state().unit("aska");
        assertThat(Defense.of(play.state(), aska, play.state().unit("vex")).total())
                .isEqualTo(13);
        assertThat(Defense.of(play.state(), aska, aska).total()).isEqualTo(10);
    }

    @Test
    @Ledger({"boosted-lance", "BCG-AMB-112"})
    void a_lance_that_charges_straight_deals_half_the_zones_and_may_run_on_or_engage() {
        var play = scenario(fight(mecha("Aska", "0,1").speed(6).armed("boosted-lance"), foe("Vex", "4,1")))
                .choice("attack.approach", "6,1")
                .dice("attack.might", 7);

        act(play, "aska", "attack:boosted-lance");

        assertThat(place(play.state().unit("aska"))).isEqualTo("6,1");
        assertThat(play.log()).contains("Vex takes 2 Damage, 38 left", "Vex takes 3 Damage, 35 left");
        assertThat(menu(play, "aska")).contains("engage:boosted-lance");
    }

    @Test
    @Ledger("dueling-blade")
    void a_dueling_blade_is_better_against_whom_the_turn_began_with() {
        var play = against("dueling-blade").dice("attack.might", 2, 4, 9).dice("attack.might", 2, 4);
        play.emit(new DuelBegan("aska", "vex"));

        turn(play, "aska");
        act(play, "aska", "attack:dueling-blade");
        turnOver(play, "aska");
        act(play, "aska", "attack:dueling-blade");

        assertThat(play.log())
                .contains(
                        "Aska against Vex with the Dueling Blade: 9 +5 Might = 14 against Defense 10, hits",
                        "Aska against Vex with the Dueling Blade: 4 +5 Might = 9 against Defense 10, misses");
    }

    @Test
    @Ledger({"stun-rod", "BCG-AMB-37"})
    void a_stun_rod_suppresses_twice_as_hard() {
        var play = against("stun-rod").dice("attack.might", 10);

        act(play, "aska", "suppress:stun-rod");

        assertThat(play.log())
                .containsSubsequence(
                        "Vex takes 2 Damage, 38 left",
                        "Vex is suppressed for a Round: 2 Dis",
                        "Vex is pinned: moving costs 2 Damage");
    }

    @Test
    @Ledger({"finger-net", "BCG-ABIL-10", "BCG-TRB-4", "BCG-OP-13"})
    void a_finger_net_halves_speed_and_guard_of_all_in_it_to_the_close_of_the_next_turn() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(4).armed("finger-net"),
                        foe("Vex", "2,1").speed(4)))
                .choice("attack.target", "vex")
                .choice("attack.approach", "1,1")
                .dice("attack.might", 1);
        CenturyState state = play.state();

        turn(play, "aska");
        act(play, "aska", "attack:finger-net");

        assertThat(Ranks.speed(state, state.unit("aska"))).isEqualTo(2);
        assertThat(Ranks.guard(state, state.unit("vex"))).isEqualTo(2);
        assertThat(menu(play, "aska")).doesNotContain("attack:finger-net");
        turnOver(play, "aska");
        turn(play, "aska");
        assertThat(Ranks.speed(state, state.unit("vex"))).isEqualTo(2);
        turnOver(play, "aska");
        assertThat(Ranks.speed(state, state.unit("vex"))).isEqualTo(4);
    }

    @Test
    @Ledger("jackhammer-stake")
    void a_stake_may_be_spent_for_two_advantages() {
        var play = against("jackhammer-stake").dice("attack.might", 3, 9, 6);

        act(play, "aska", "attack:jackhammer-stake:spent");

        assertThat(play.log()).contains("Vex takes 4 Damage, 36 left", "Aska's Jackhammer Stake is used up");
        assertThat(menu(play, "aska")).noneMatch(id -> id.contains("jackhammer"));
    }

    @Test
    @Ledger({"rocket-punch", "BCG-ABIL-8"})
    void a_rocket_punch_reaches_three_and_systems() {
        CenturyState state = fight(mecha("Aska", "0,0").systems(4).armed("rocket-punch"));
        Fighter aska = state.unit("aska");

        assertThat(WeaponRanges.most(state, aska, aska.weapons().get(0), false)).isEqualTo(7);
        assertThat(WeaponRanges.most(state, aska, aska.weapons().get(0), true)).isEqualTo(12);
    }

    @Test
    @Ledger({"whirlwind-attack", "BCG-ABIL-5", "BCG-ABIL-11", "BCG-AMB-110"})
    void a_whirlwind_strikes_all_enemies_around_and_then_rests() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).armed("whirlwind-attack"),
                        mecha("Bran", "1,1"),
                        foe("Vex", "1,1"),
                        foe("Wolf", "2,1")))
                .choice("attack.target", "1,1")
                .dice("attack.might", 6)
                .dice("attack.might", 2);
        tension(play, 1);

        act(play, "aska", "attack:whirlwind-attack");

        assertThat(play.log()).contains("Vex takes 2 Damage, 38 left", "Wolf takes 2 Damage, 38 left");
        tension(play, 1);
        assertThat(menu(play, "aska")).doesNotContain("attack:whirlwind-attack");
        tension(play, 1);
        assertThat(menu(play, "aska")).contains("attack:whirlwind-attack");
    }

    @Test
    @Ledger("zweihander")
    void a_zweihander_leaves_its_user_open_to_those_attacked() {
        var play = against("zweihander").dice("attack.might", 1).dice("attack.might", 2, 8);

        act(play, "aska", "attack:zweihander");
        act(play, "vex", "attack:cqc"); // 2 Adv against the innate Dis

        assertThat(play.log()).contains("Vex against Aska with the CQC: 8 +5 Might = 13 against Defense 10, hits");
    }
}
