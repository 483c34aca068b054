package arbiter.games.centuryg.boss;

import static arbiter.games.centuryg.Hangar.CONTENT;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.sheet.Armory;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Play;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Boss Upgrades in each of the four Levels: nothing in the first, then more and more. */
class BossLevelsTest extends CombatScenario {

    /** Systems 7, Speed 5, Tension 3, Power Level 2, Threshold 10. */
    private static CenturyState boss(int level, String upgrade) {
        CenturyState state = at(
                fight(
                        mecha("Maw", "4,4")
                                .foe()
                                .tier(Tier.BOSS)
                                .level(2)
                                .systems(7)
                                .speed(5)
                                .energy(6)
                                .threshold(10)
                                .fitted(upgrade),
                        mecha("Aska", "4,4").level(0).threshold(20).speed(0).armed("beam-rifle", "assault-rifle"),
                        mecha("Bran", "10,4").level(0).threshold(20).speed(0)),
                3,
                "maw");
        state = state.stocked(Armory.of(CONTENT)
                .with(List.of(
                        mecha("Tin", "0,0").tier(Tier.GRUNT).level(0).unit().machine())));
        if (level > 1) {
            hurt(state, state.unit("maw"), 10 * (level - 1));
        }
        new arbiter.games.centuryg.power.GenrePoints.PointLost("maw", 9).apply(state);
        return state;
    }

    private static List<CenturyAct> items(CenturyState state) {
        List<CenturyAct> deeds = new ArrayList<>();
        BossUpgrades.mandatory(state, state.unit("maw"), deeds);
        BossUpgrades.optional(state, state.unit("maw"), deeds);
        return deeds;
    }

    private static void begin(Play<CenturyState> play) {
        items(play.state()).get(0).resolve(play, play.state().unit("maw"));
    }

    /** The Boss falls from the Level above into that one. */
    private List<String> entering(int level, String upgrade) {
        CenturyState state = boss(level - 1, upgrade);
        var play = scenario(state);
        if (level < 4) {
            play.choice("maim.area", "head");
        }
        if (upgrade.startsWith("eye")) {
            play.choice("boss.eye", "aska");
        }
        if (level == 4) {
            play.choice("maim.area", "head");
        }
        Damage.resolve(play, state.unit("maw"), 10, DamageCause.itself("a blow"));
        List<String> others = new ArrayList<>(damage(play));
        others.remove("maw 10");
        return others;
    }

    @Test
    @Ledger({"bullet-hell", "BCG-BOSS-3"})
    void bullets_within_five_zones_by_level() {
        assertThat(entering(2, "bullet-hell")).containsExactly("aska 3");
        assertThat(entering(3, "bullet-hell")).containsExactly("aska 6");
        assertThat(entering(4, "bullet-hell")).containsExactly("aska 10");
    }

    @Test
    @Ledger({"eye-for-an-eye", "BCG-BOSS-3"})
    void an_eye_by_level() {
        assertThat(entering(2, "eye-for-an-eye")).containsExactly("aska 6");
        assertThat(entering(3, "eye-for-an-eye")).containsExactly("aska 8");
        assertThat(entering(4, "eye-for-an-eye")).containsExactly("aska 10");
    }

    @Test
    @Ledger("nanoskin-shell")
    void a_shell_of_the_power_level_and_three_five_or_seven_lasts_until_used_up() {
        for (int level = 2; level <= 4; level++) {
            CenturyState state = boss(level - 1, "nanoskin-shell");
            var play = scenario(state).choice("maim.area", "head");
            Damage.resolve(play, state.unit("maw"), 10, DamageCause.itself("a blow"));
            assertThat(state.marks()).extracting(Mark::value).containsExactly(2 * level + 1);
            play.emit(new TurnBegan("maw"));
            play.emit(new TurnBegan("maw"));
            assertThat(state.marks()).hasSize(1);
        }
    }

    @Test
    @Ledger({"we-are-many", "BCG-AMB-116"})
    void one_two_or_three_grunts_come_by_level() {
        for (int level = 2; level <= 4; level++) {
            CenturyState state = boss(level - 1, "we-are-many:Tin");
            var play = scenario(state).choice("maim.area", "head");
            Damage.resolve(play, state.unit("maw"), 10, DamageCause.itself("a blow"));
            assertThat(state.units()).hasSize(3 + level - 1);
        }
    }

    @Test
    @Ledger({"it-keeps-coming-back", "BCG-BOSS-3"})
    void three_then_five_points_come_back_and_none_in_the_first_level() {
        int[] back = {0, 0, 3, 5, 5};
        for (int level = 1; level <= 4; level++) {
            CenturyState state = boss(level, "it-keeps-coming-back");
            hurt(state, state.unit("maw"), level == 1 ? 1 : 0);
            int before = state.unit("maw").points();
            if (back[level] == 0) {
                assertThat(items(state)).isEmpty();
            } else {
                begin(scenario(state));
            }
            assertThat(state.unit("maw").points()).isEqualTo(before + back[level]);
        }
    }

    @Test
    @Ledger({"adaptive-morphology", "BCG-BOSS-3"})
    void five_then_ten_against_the_chosen_kind_only_and_turned_only_in_the_last_level() {
        int[] defense = {0, 10, 15, 20, 20};
        for (int level = 1; level <= 4; level++) {
            CenturyState state = boss(level, "adaptive-morphology:beam");
            var play = scenario(state).dice("attack.might", 1).dice("attack.might", 1);
            attack(play, state.unit("aska"), state.unit("maw"), "beam-rifle");
            attack(play, state.unit("aska"), state.unit("maw"), "assault-rifle");
            assertThat(tests(play)).containsExactly("9 against " + defense[level], "9 against 10");
            assertThat(items(state)).hasSize(level == 4 ? 1 : 0);
        }
    }

    @Test
    @Ledger({"afterimages", "BCG-BOSS-3"})
    void a_reroll_with_one_two_or_three_disadvantages() {
        for (int level = 1; level <= 4; level++) {
            CenturyState state = boss(level, "afterimages");
            var play = scenario(state).dice("attack.might", 9);
            if (level > 1) {
                play.choice("attack.answer", "afterimages");
                int[] dice = new int[level];
                java.util.Arrays.fill(dice, 9);
                dice[level - 1] = 1;
                play.dice("attack.might", dice);
            }
            if (level == 1) {
                assertThat(tests(attacked(play))).containsExactly("17 against 10");
            } else {
                assertThat(tests(attacked(play))).containsExactly("17 against 10", "9 against 10");
            }
        }
    }

    private static arbiter.testkit.Scenario<CenturyState> attacked(arbiter.testkit.Scenario<CenturyState> play) {
        CenturyState state = play.state();
        attack(play, state.unit("aska"), state.unit("maw"), "beam-rifle");
        return play;
    }

    @Test
    @Ledger({"bloodlust", "BCG-BOSS-3"})
    void bloodlust_for_engaging_then_for_defense_then_both_doubled() {
        int[] might = {0, 0, 5, 5, 10};
        int[] guard = {0, 10, 10, 15, 20};
        for (int level = 1; level <= 4; level++) {
            CenturyState state = boss(level, "bloodlust");
            Fighter maw = state.unit("maw");
            Fighter aska = state.unit("aska");
            AttackInProgress engage =
                    new AttackInProgress(maw, AttackInProgress.Mode.ENGAGE, wield(maw, "cqc"), Occasion.ACTION);
            assertThat(new Bloodlust(5, 10).might(engage, aska)).isEqualTo(might[level]);
            new DuelBegan("maw", "aska").apply(state);
            assertThat(Defense.of(state, maw, aska).total()).isEqualTo(guard[level]);
            assertThat(Defense.of(state, maw, state.unit("bran")).total()).isEqualTo(10);
        }
    }

    @Test
    @Ledger({"three-times-faster", "BCG-BOSS-3"})
    void half_the_speed_then_also_in_defense_then_all_of_it_for_a_round() {
        int[] stronger = {0, 0, 2, 2, 5};
        int[] defense = {0, 10, 10, 12, 15};
        for (int level = 2; level <= 4; level++) {
            CenturyState state = boss(level, "three-times-faster");
            Fighter maw = state.unit("maw");
            Fighter aska = state.unit("aska");
            var play = scenario(state).choice("boss.faster", "aska");
            begin(play);
            assertThat(state.sum(Mark.Kind.STRONGER, maw, aska)).isEqualTo(stronger[level]);
            assertThat(state.sum(Mark.Kind.STRONGER, maw, state.unit("bran"))).isZero();
            assertThat(Defense.of(state, maw, aska).total()).isEqualTo(defense[level]);
            assertThat(items(state)).isEmpty();
            play.emit(new TurnBegan("maw"));
            assertThat(state.sum(Mark.Kind.STRONGER, maw, aska)).isZero();
        }
        assertThat(items(boss(1, "three-times-faster"))).isEmpty();
    }

    @Test
    @Ledger({"phantom-predator", "BCG-BOSS-3"})
    void a_predator_by_level_for_five_energy_and_a_round() {
        for (int level = 1; level <= 4; level++) {
            CenturyState state = boss(level, "phantom-predator");
            Fighter maw = state.unit("maw");
            if (level == 1) {
                assertThat(items(state)).isEmpty();
                continue;
            }
            var play = scenario(state);
            begin(play);
            assertThat(maw.energy()).isEqualTo(1);
            assertThat(Defense.of(state, maw, state.unit("aska")).total()).isEqualTo(17);
            assertThat(state.has(Mark.Kind.PIERCING, maw)).isEqualTo(level > 2);
            assertThat(state.has(Mark.Kind.STEALTH, maw)).isEqualTo(level > 3);
            play.emit(new arbiter.games.centuryg.turn.CurrentTurn.TurnEnded("maw"));
            assertThat(state.has(Mark.Kind.PIERCING, maw)).isFalse(); // for this Turn only
            play.emit(new TurnBegan("maw"));
            assertThat(Defense.of(state, maw, state.unit("aska")).total()).isEqualTo(10);
            assertThat(state.has(Mark.Kind.STEALTH, maw)).isFalse();
        }
    }
}
