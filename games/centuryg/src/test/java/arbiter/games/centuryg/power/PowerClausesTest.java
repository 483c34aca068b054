package arbiter.games.centuryg.power;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Overheard;
import arbiter.games.centuryg.boss.BossLevel;
import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.turn.ActionPhase;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Active Defenses, Powers, Supports and Boss Upgrades: how often, how far, and when. */
class PowerClausesTest extends CombatScenario {

    @Test
    @Ledger({"BCG-AD-1", "BCG-AD-2", "BCG-AMB-85"})
    void one_active_defense_a_test_and_each_for_that_test_alone() {
        CenturyState state = fight(
                mecha("Aska", "0,0").level(0).speed(0).armed("assault-rifle"),
                mecha("Vex", "3,0")
                        .foe()
                        .level(0)
                        .speed(6)
                        .threshold(10)
                        .fitted("custom-defense", Area.TORSO, "shooting")
                        .fitted("reactive-booster"));
        var play = scenario(state)
                .dice("attack.might", 10)
                .choice("attack.answer", "custom-defense:3")
                .dice("attack.might", 7)
                .choice("attack.answer", "reactive-booster")
                .dice("attack.might", 1);
        Overheard heard = Overheard.at(play);

        for (int i = 0; i < 3; i++) {
            attack(heard, state.unit("aska"), state.unit("vex"), "assault-rifle");
        }

        String all = "vex: custom-defense:3 custom-defense:5 reactive-booster pass";
        assertThat(heard.asked("attack.answer")).containsExactly(all, all); // once a Test, and a miss needs none
        assertThat(damage(play)).containsExactly("vex 2");
        assertThat(play.log())
                .endsWith("Aska against Vex with the Assault Rifle: 1 +5 Might = 6 against Defense 10, misses");
    }

    @Test
    @Ledger({"BCG-GP-2", "BCG-GP-4", "BCG-GEN-4", "gotta-go-fast"})
    void setup_powers_are_for_ones_own_turn_and_once_a_round_means_again_in_the_next() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2").level(3).knows("gotta-go-fast", "my-style-is-impetuous"),
                        mecha("Vex", "3,2").foe().level(0)),
                1,
                "aska");
        Fighter aska = state.unit("aska");
        var play = scenario(state);
        setup(play, aska, "gotta-go-fast");
        setup(play, aska, "my-style-is-impetuous");
        assertThat(setups(state, aska)).isEmpty();

        play.emit(new RoundBegan());
        assertThat(setups(state, aska)).containsExactly("gotta-go-fast"); // the other one once an Operation
        play.emit(new TurnBegan("vex"));
        assertThat(calls(state, aska)).contains("live-another-day").doesNotContain("gotta-go-fast");
        assertThat(menu(play, "vex")).doesNotContain("gotta-go-fast");
    }

    @Test
    @Ledger({"BCG-GP-4", "die-for-me"})
    void once_for_each_enemy_in_a_round_leaves_the_others() {
        CenturyState state = at(
                fight(
                        mecha("Maw", "4,4")
                                .foe()
                                .tier(Tier.BOSS)
                                .level(5)
                                .systems(7)
                                .knows("die-for-me"),
                        mecha("Aska", "3,4").level(0).threshold(9),
                        mecha("Bran", "3,5").level(0).threshold(9)),
                1,
                "maw");
        Fighter maw = state.unit("maw");
        var play = scenario(state).choice("power.enemy", "bran");
        setup(play, maw, "die-for-me");
        setup(play, maw, "die-for-me"); // only Aska is left to choose

        assertThat(damage(play)).containsExactly("bran 3", "aska 3");
        assertThat(setups(state, maw)).isEmpty();
        play.emit(new RoundBegan());
        assertThat(setups(state, maw)).containsExactly("die-for-me");
    }

    @Test
    @Ledger("BCG-SUP-1")
    void a_support_is_no_offensive_action_and_ends_where_systems_and_the_move_end() {
        assertThat(supports("5,0")).containsExactly("support:fire-at-will"); // Systems 3, Speed 2
        assertThat(supports("6,0")).isEmpty();
        assertThat(ActionPhase.deeds(
                        far("5,0"), far("5,0").unit("aska"), far("5,0").unit("aska")))
                .filteredOn(deed -> deed.id().startsWith("support"))
                .noneMatch(CenturyAct::offensive);
    }

    private static List<String> supports(String enemy) {
        CenturyState state = far(enemy);
        return Bout.deeds(state, state.unit("aska")).stream()
                .filter(id -> id.startsWith("support"))
                .toList();
    }

    private static CenturyState far(String enemy) {
        return fight(
                mecha("Aska", "0,0").speed(2).systems(3).fitted("fire-at-will"),
                mecha("Vex", enemy).foe());
    }

    @Test
    @Ledger({"BCG-BOSS-3", "bloodlust"})
    void boss_upgrades_sleep_in_the_first_level_and_follow_the_present_one() {
        CenturyState state =
                fight(mecha("Maw", "4,4").foe().boss().threshold(10).fitted("bloodlust"), mecha("Aska", "3,4"));
        Fighter maw = state.unit("maw");
        var play = scenario(state);

        assertThat(BossLevel.of(maw)).isZero();
        hurt(state, maw, 10);
        assertThat(BossLevel.of(maw)).isEqualTo(2);
        hurt(state, maw, 20);
        assertThat(BossLevel.of(maw)).isEqualTo(4);
        ThresholdRepair.resolve(play, maw, 10);
        assertThat(BossLevel.of(maw)).isEqualTo(3);
        ThresholdRepair.resolve(play, maw, 20);
        assertThat(BossLevel.of(maw)).isZero();
    }

    @Test
    @Ledger({"BCG-ABIL-4", "bombardment"})
    void a_blast_that_finds_only_its_user_still_does_to_it_what_it_does_to_everything_there() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2").level(0).speed(0).threshold(9).armed("bombardment"),
                        mecha("Vex", "7,2").foe().level(0)),
                3,
                "aska");
        var play = scenario(state).choice("attack.target", "2,2");

        act(play, "aska", "attack:bombardment"); // two Zones around where it stands

        assertThat(tests(play)).isEmpty(); // nobody to roll against
        assertThat(damage(play)).containsExactly("aska 3");
    }
}
