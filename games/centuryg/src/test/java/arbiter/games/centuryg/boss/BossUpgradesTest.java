package arbiter.games.centuryg.boss;

import static arbiter.games.centuryg.Hangar.CONTENT;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackUpgrades;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.sheet.Armory;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.terrain.Colossus;
import arbiter.games.centuryg.terrain.ExtremeGround;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.weapon.WeaponRanges;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Boss Upgrades by Level, and Capstones. */
class BossUpgradesTest extends CombatScenario {

    /** Threshold 10: 40 points. */
    private static CenturyState boss(int level, String... upgrades) {
        CenturyState state = at(
                fight(
                        mecha("Maw", "4,4")
                                .foe()
                                .tier(Tier.BOSS)
                                .level(0)
                                .systems(7)
                                .speed(5)
                                .energy(6)
                                .threshold(10)
                                .fitted(upgrades),
                        mecha("Aska", "3,4").level(0).threshold(10).speed(0).armed("beam-rifle", "chainblade"),
                        mecha("Bran", "10,4").level(0).threshold(10).speed(0)),
                3,
                "maw");
        if (level > 1) {
            hurt(state, state.unit("maw"), 10 * (level - 1));
        }
        return state;
    }

    private static void into(arbiter.kernel.Play<CenturyState> play, int damage) {
        CenturyState state = play.state();
        Damage.resolve(play, state.unit("maw"), damage, DamageCause.itself("a blow"));
    }

    private static void begin(arbiter.kernel.Play<CenturyState> play, String item) {
        Fighter maw = play.state().unit("maw");
        items(play.state()).stream()
                .filter(deed -> deed.id().equals(item))
                .findFirst()
                .orElseThrow()
                .resolve(play, maw);
    }

    private static List<CenturyAct> items(CenturyState state) {
        List<CenturyAct> deeds = new ArrayList<>();
        BossUpgrades.mandatory(state, state.unit("maw"), deeds);
        BossUpgrades.optional(state, state.unit("maw"), deeds);
        return deeds;
    }

    @Test
    @Ledger({"bullet-hell", "BCG-BOSS-3", "BCG-AMB-116", "BCG-TIER-3"})
    void bullets_fly_once_for_each_level_and_only_for_the_deepest() {
        CenturyState state = boss(1, "bullet-hell");
        var play = scenario(state).choice("maim.area", "arms").choice("maim.area", "legs");

        into(play, 20); // two Levels at once: only the third fires
        assertThat(damage(play)).containsExactly("maw 20", "aska 6"); // Tension 3 and half of 7
        assertThat(state.unit("maw").genre().points()).isEqualTo(2);

        var again = scenario(state).choice("maim.area", "arms").choice("maim.area", "legs");
        ThresholdRepair.resolve(again, state.unit("maw"), 20);
        new arbiter.games.centuryg.power.GenrePoints.PointLost("maw", 9).apply(state);
        into(again, 10);
        assertThat(damage(again)).containsExactly("maw 10");
        into(again, 10);
        assertThat(damage(again)).containsExactly("maw 10", "maw 10");
    }

    @Test
    @Ledger("eye-for-an-eye")
    void an_eye_costs_more_the_deeper_it_gets() {
        CenturyState state = boss(1, "eye-for-an-eye");
        var play = scenario(state).choice("maim.area", "arms").choice("boss.eye", "bran");

        into(play, 10);

        assertThat(damage(play)).containsExactly("maw 10", "bran 6");
    }

    @Test
    @Ledger({"nanoskin-shell", "BCG-AMB-116"})
    void a_thicker_shell_takes_the_place_of_the_old_one() {
        CenturyState state = boss(1, "nanoskin-shell");
        var play = scenario(state).choice("maim.area", "arms").choice("maim.area", "legs");

        into(play, 10);
        assertThat(state.marks()).extracting(Mark::value).containsExactly(3);
        new arbiter.games.centuryg.power.GenrePoints.PointLost("maw", 9).apply(state);
        into(play, 13);

        assertThat(state.marks()).extracting(Mark::value).containsExactly(5);
        assertThat(damage(play)).containsExactly("maw 10", "maw 10");
    }

    @Test
    @Ledger({"we-are-many", "BCG-AMB-116"})
    void grunts_come_and_act_right_after_the_boss() {
        CenturyState state = boss(1, "we-are-many:Tin");
        state = state.stocked(Armory.of(CONTENT)
                .with(List.of(
                        mecha("Tin", "0,0").tier(Tier.GRUNT).level(0).unit().machine())));
        var play = scenario(state).choice("maim.area", "arms").choice("maim.area", "legs");

        into(play, 20);

        assertThat(state.units()).hasSize(5);
        Fighter minion = state.units().get(3);
        assertThat(minion.side()).isEqualTo("foes");
        assertThat(state.distance(minion, state.unit("maw"))).isEqualTo(1);
        assertThat(minion.hasActed()).isTrue(); // the Boss's Turn is under way
        assertThat(play.log()).anyMatch(line -> line.startsWith("Maw sends Tin 4 to"));
    }

    @Test
    @Ledger("it-keeps-coming-back")
    void threshold_comes_back_at_the_beginning() {
        CenturyState state = boss(3, "it-keeps-coming-back");
        var play = scenario(state);

        begin(play, "it-keeps-coming-back");

        assertThat(state.unit("maw").points()).isEqualTo(25);
        assertThat(items(state)).isEmpty();
    }

    @Test
    @Ledger("phantom-predator")
    void a_predator_maneuvers_pierces_and_fades() {
        CenturyState state = boss(4, "phantom-predator");
        Fighter maw = state.unit("maw");
        var play = scenario(state);

        begin(play, "phantom-predator");

        assertThat(maw.energy()).isEqualTo(1);
        assertThat(Defense.of(state, maw, state.unit("aska")).total()).isEqualTo(17);
        assertThat(state.has(Mark.Kind.PIERCING, maw)).isTrue();
        assertThat(state.sum(Mark.Kind.STEALTH, maw, maw)).isEqualTo(2);
    }

    @Test
    @Ledger("three-times-faster")
    void faster_than_one_enemy() {
        CenturyState state = boss(3, "three-times-faster");
        Fighter maw = state.unit("maw");
        var play = scenario(state).choice("boss.faster", "aska");

        begin(play, "three-times-faster");

        assertThat(state.sum(Mark.Kind.STRONGER, maw, state.unit("aska"))).isEqualTo(2);
        assertThat(Defense.of(state, maw, state.unit("aska")).total()).isEqualTo(12);
        assertThat(Defense.of(state, maw, state.unit("bran")).total()).isEqualTo(10);
    }

    @Test
    @Ledger({"adaptive-morphology", "BCG-AMB-85"})
    void skin_hardens_against_one_kind_of_weapon() {
        CenturyState state = boss(4, "adaptive-morphology:beam");
        var play = scenario(state).dice("attack.might", 4, 4);

        attack(play, state.unit("aska"), state.unit("maw"), "beam-rifle");
        begin(play, "adaptive-morphology");
        attack(play, state.unit("aska"), state.unit("maw"), "beam-rifle");

        assertThat(tests(play)).containsExactly("12 against 20", "12 against 10");
    }

    @Test
    @Ledger({"afterimages", "BCG-AMB-85"})
    void afterimages_have_it_rolled_again_once() {
        CenturyState state = boss(3, "afterimages");
        var play = scenario(state)
                .dice("attack.might", 9)
                .choice("attack.answer", "afterimages")
                .dice("attack.might", 9, 1, 9);

        attack(play, state.unit("aska"), state.unit("maw"), "beam-rifle");

        assertThat(tests(play)).containsExactly("17 against 10", "9 against 10");
        assertThat(state.unit("maw").energy()).isEqualTo(5);
    }

    @Test
    @Ledger("bloodlust")
    void bloodlust_is_for_duels() {
        CenturyState state = boss(3, "bloodlust");
        new DuelBegan("maw", "aska").apply(state);
        Fighter maw = state.unit("maw");
        AttackInProgress strike =
                new AttackInProgress(maw, AttackInProgress.Mode.ATTACK, wield(maw, "cqc"), Occasion.ACTION);

        assertThat(new Bloodlust(5, 10).might(strike, state.unit("aska"))).isEqualTo(5);
        assertThat(new Bloodlust(5, 10).might(strike, state.unit("bran"))).isZero();
        assertThat(Defense.of(state, maw, state.unit("aska")).total()).isEqualTo(15);
    }

    @Test
    @Ledger({"energy-drain", "BCG-AMB-117"})
    void half_of_an_enemys_energy_is_drained() {
        CenturyState state = boss(1, "energy-drain");
        var play = scenario(state).choice("boss.drain", "bran");

        begin(play, "energy-drain");

        assertThat(state.unit("bran").energy()).isEqualTo(3);
        assertThat(state.unit("maw").energy()).isEqualTo(8);
    }

    @Test
    @Ledger({"aura-of-misfortune", "BCG-AMB-125"})
    void weapons_of_enemies_turn_on_them() {
        CenturyState state = boss(1, "aura-of-misfortune");
        Fighter aska = state.unit("aska");
        AttackInProgress beam =
                new AttackInProgress(aska, AttackInProgress.Mode.ATTACK, wield(aska, "beam-rifle"), Occasion.ACTION);
        AttackInProgress blade =
                new AttackInProgress(aska, AttackInProgress.Mode.ATTACK, wield(aska, "chainblade"), Occasion.ACTION);

        AttackUpgrades.befall(state, beam);
        AttackUpgrades.befall(state, blade);

        assertThat(beam.is(WeaponAbility.OVERHEATING)).isTrue();
        assertThat(beam.is(WeaponAbility.UNRELIABLE)).isFalse();
        assertThat(blade.is(WeaponAbility.OVERHEATING)).isTrue();
    }

    @Test
    @Ledger({"colossus", "BCG-AMB-123"})
    void a_colossus_fills_nine_zones() {
        CenturyState state = boss(1, "colossus:3x3");
        Fighter maw = state.unit("maw");
        Fighter aska = state.unit("aska");
        AttackInProgress shot =
                new AttackInProgress(aska, AttackInProgress.Mode.ATTACK, wield(aska, "beam-rifle"), Occasion.ACTION);
        AttackInProgress blow =
                new AttackInProgress(maw, AttackInProgress.Mode.ATTACK, wield(maw, "cqc"), Occasion.ACTION);

        assertThat(state.distance(maw, state.unit("bran"))).isEqualTo(5);
        assertThat(state.distance(aska, maw)).isZero();
        assertThat(ExtremeGround.layers(state, aska, Mark.Kind.LEANING_OUT)).isEqualTo(1);
        assertThat(Colossus.edges(shot, maw)).isEqualTo(-1);
        assertThat(Colossus.edges(blow, aska)).isEqualTo(1);
    }

    @Test
    @Ledger("hypersonic-striker")
    void a_striker_reaches_farther_and_may_back_off() {
        CenturyState state = boss(1, "hypersonic-striker");
        Fighter maw = state.unit("maw");

        assertThat(WeaponRanges.most(state, maw, mounted(maw, "vulcans"), false))
                .isEqualTo(10);
        int behind = state.field().zones().find("6,4").orElseThrow();
        assertThat(Movement.approach(state, maw, 3, state.unit("aska").zone()).places())
                .contains(behind);
    }

    @Test
    @Ledger({"possession", "BCG-AMB-124", "BCG-AMB-84"})
    void a_puppet_attacks_its_own_and_is_free_again() {
        CenturyState state = at(
                fight(
                        mecha("Maw", "4,4")
                                .foe()
                                .tier(Tier.BOSS)
                                .level(0)
                                .energy(5)
                                .fitted("possession"),
                        mecha("Aska", "3,4").level(3).threshold(10).speed(0),
                        mecha("Bran", "3,5").level(0).threshold(10).speed(0)),
                3,
                "maw");
        Fighter aska = state.unit("aska");
        var play = scenario(state)
                .choice("boss.possess", "aska")
                .choice("boss.puppet", "attack:vulcans")
                .dice("attack.might", 9, 9);

        begin(play, "possession");

        assertThat(damage(play)).containsExactly("bran 7");
        assertThat(aska.genre().points()).isEqualTo(3);
        assertThat(aska.side()).isEqualTo("heroes");
        assertThat(aska.hasActed()).isFalse();
        assertThat(state.unit("maw").energy()).isZero();
    }
}
