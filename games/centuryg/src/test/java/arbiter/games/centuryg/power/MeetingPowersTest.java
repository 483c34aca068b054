package arbiter.games.centuryg.power;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Handbooks;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.AttackEdges;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.crew.Combined;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.reinforcement.ReinforcementHelp;
import arbiter.games.centuryg.reinforcement.Reinforcements;
import arbiter.games.centuryg.reinforcement.ReinforcementsCame;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.ReinforcementPower;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.turn.ActionPhase;
import arbiter.games.centuryg.turn.CurrentTurn.BeginningOver;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponUse;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Powers, Upgrades and Actions that meet each other. */
class MeetingPowersTest extends CombatScenario {

    private static Marked shield(String unit, int points) {
        return new Marked(new Mark(Mark.Kind.SHIELD, unit, unit, "", points, Clock.FIGHT), "is shielded");
    }

    @Test
    @Ledger({"my-defense-is-impregnable", "my-pain-is-your-pain", "BCG-AMB-36"})
    void what_a_shield_stops_uses_up_nothing_that_waits_for_damage() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2")
                                .level(2)
                                .threshold(9)
                                .knows("my-defense-is-impregnable", "my-pain-is-your-pain"),
                        mecha("Vex", "3,2").foe().level(0).threshold(9)),
                1,
                "vex");
        Fighter aska = state.unit("aska");
        DamageCause blow = DamageCause.by(state.unit("vex"), "a blow");
        var play = scenario(state);
        call(play, aska, "my-defense-is-impregnable");
        call(play, aska, "my-pain-is-your-pain");
        play.emit(shield("aska", 4));
        Damage.resolve(play, aska, 4, blow);
        assertThat(damage(play)).isEmpty();
        Damage.resolve(play, aska, 8, blow);
        assertThat(damage(play)).containsExactly("aska 4", "vex 2");
    }

    @Test
    @Ledger({"take-one-for-the-team", "BCG-AMB-36", "BCG-AMB-90"})
    void an_ally_behind_a_shield_stays_covered() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2").level(1).knows("take-one-for-the-team"),
                        mecha("Bran", "2,4").level(0),
                        mecha("Vex", "3,2").foe().level(0)),
                1,
                "vex");
        DamageCause blow = DamageCause.by(state.unit("vex"), "a blow");
        var play = scenario(state);
        call(play, state.unit("aska"), "take-one-for-the-team:bran");
        play.emit(shield("bran", 2));
        Damage.resolve(play, state.unit("bran"), 2, blow);
        Damage.resolve(play, state.unit("bran"), 3, blow);
        assertThat(damage(play)).containsExactly("aska 3");
        Damage.resolve(play, state.unit("bran"), 3, blow); // covered once
        assertThat(damage(play)).containsExactly("aska 3", "bran 3");
    }

    @Test
    @Ledger({"carry-our-hopes", "gotta-go-fast", "BCG-AMB-130", "BCG-AMB-75"})
    void of_two_actions_only_the_first_is_the_next_one() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2").level(1).speed(2).knows("gotta-go-fast"),
                        mecha("Vex", "9,2").foe().level(0)),
                1,
                "aska");
        new ReinforcementsCame(Reinforcements.of("heroes", 5, Handbooks.powers(ReinforcementPower.CARRY_OUR_HOPES)))
                .apply(state);
        new BeginningOver("aska").apply(state);
        Fighter aska = state.unit("aska");
        var play = scenario(state).choice("turn.action", "pass");
        ReinforcementHelp.power(play, ReinforcementPower.CARRY_OUR_HOPES);
        setup(play, aska, "gotta-go-fast");
        assertThat(Movement.budget(state, aska, true)).isEqualTo(9);
        ActionPhase.resolve(play);
        assertThat(Movement.budget(state, aska, true)).isEqualTo(4);
    }

    @Test
    @Ledger({"slippery-chassis", "BCG-DOCK-1", "BCG-DUEL-9"})
    void a_slippery_unit_docks_out_of_a_duel_by_moving() {
        Hangar ark = mecha("Ark", "4,1").fitted("base-unit");
        var play = scenario(fight(
                ark,
                mecha("Aska", "2,1").speed(3).fitted("slippery-chassis"),
                mecha("Bran", "4,1").speed(3).fitted("slippery-chassis"),
                mecha("Cora", "2,1").speed(3),
                mecha("Vex", "2,1").foe(),
                mecha("Wolf", "4,1").foe(),
                mecha("Yak", "2,1").foe()));
        play.emit(new DuelBegan("aska", "vex"));
        play.emit(new DuelBegan("bran", "wolf"));
        play.emit(new DuelBegan("cora", "yak"));
        assertThat(Drill.menu(play, "bran")).doesNotContain("dock:ark"); // it would not move
        assertThat(Drill.menu(play, "cora")).doesNotContain("dock:ark");
        Drill.act(play, "aska", "dock:ark");
        assertThat(play.state().unit("aska").base()).contains("ark");
        assertThat(play.state().unit("vex").isDueling()).isFalse();
    }

    /** Energy 5, doubled to 10; half of 5 doubled is 4, and what is set aside comes back. */
    @Test
    @Ledger({"behold-my-true-power", "technoleeches", "BCG-AMB-117", "BCG-AMB-48"})
    void a_doubled_capacity_is_halved_as_a_whole_and_comes_back_as_a_whole() {
        CenturyState state = at(
                fight(
                        mecha("Maw", "4,4")
                                .foe()
                                .tier(Tier.BOSS)
                                .level(1)
                                .energy(5)
                                .knows("behold-my-true-power"),
                        mecha("Aska", "3,4").level(0)),
                1,
                "maw");
        Fighter maw = state.unit("maw");
        var play = scenario(state);
        setup(play, maw, "behold-my-true-power");
        assertThat(maw.energy()).isEqualTo(10);
        play.emit(new Marked(
                new Mark(Mark.Kind.HALF_ENERGY, "maw", "aska:x", "", 1, Clock.rounds("aska", 1)), "is drained"));
        assertThat(maw.energy()).isEqualTo(4);
        EnergyPayment.energy(play, maw, 1, "something");
        play.emit(new TurnBegan("aska")); // the halving ends
        assertThat(maw.energy()).isEqualTo(9);
        play.emit(new TurnBegan("maw"));
        assertThat(maw.energy()).isEqualTo(5);
    }

    @Test
    @Ledger({"double-blaster", "assisted-targeting", "BCG-OFF-4", "BCG-AMB-111"})
    void an_aim_at_one_of_two_targets_counts_against_that_one() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "1,1").level(0).speed(0).armed("double-blaster"),
                        mecha("Vex", "4,1").foe().level(0),
                        mecha("Wolf", "4,3").foe().level(0)),
                1,
                "aska");
        Fighter aska = state.unit("aska");
        AttackInProgress strike = new AttackInProgress(
                aska,
                AttackInProgress.Mode.ATTACK,
                new WeaponInUse(mounted(aska, "double-blaster"), WeaponUse.BOOSTED),
                Occasion.ACTION);
        strike.target().declare(state.unit("vex"));
        strike.target().declareSecond(state.unit("wolf"));
        strike.boostFor(1);
        strike.target().aim(true);
        assertThat(AttackEdges.of(state, strike, state.unit("vex")).total()).isEqualTo(3);
        assertThat(AttackEdges.of(state, strike, state.unit("wolf")).total()).isEqualTo(1);
        new Marked(new Mark(Mark.Kind.TARGETING, "aska", "aska", "", 0, Clock.ROUND), "").apply(state);
        assertThat(AttackEdges.of(state, strike, state.unit("wolf")).total()).isEqualTo(3);
    }

    @Test
    @Ledger({"super-combination", "unison-combination", "superior-morphing", "BCG-COMB-6"})
    void a_part_brings_what_goes_with_its_default_form() {
        CenturyState state = fight(
                mecha("Aska", "2,2").combines("super-combination", Optional.empty(), Area.TORSO, "bran"),
                mecha("Bran", "2,2")
                        .fitted("transformation", "superior-morphing")
                        .usually("chainblade")
                        .combines("super-combination", Optional.of("aska"), Area.LEGS, "aska"));
        var play = scenario(state);
        play.emit(new Combined("aska", List.of("bran"), false));
        assertThat(state.unit("aska").weapons())
                .filteredOn(mounted -> mounted.weapon().id().equals("chainblade"))
                .extracting(mounted -> mounted.area())
                .containsExactly(Area.LEGS);
        assertThat(state.unit("aska").owns(UpgradeId.SUPERIOR_MORPHING)).isTrue();
    }

    @Test
    @Ledger({"BCG-COMB-1", "super-combination", "unison-combination"})
    void partners_must_own_the_same_kind_of_combination() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2").combines("super-combination", Optional.empty(), Area.TORSO, "bran"),
                        mecha("Bran", "2,2").combines("unison-combination", Optional.empty(), Area.LEGS, "aska"),
                        mecha("Vex", "9,2").foe()),
                1,
                "aska");
        assertThat(Bout.deeds(state, state.unit("aska"))).doesNotContain("combine");
        assertThat(Bout.deeds(state, state.unit("bran"))).doesNotContain("combine");
    }
}
