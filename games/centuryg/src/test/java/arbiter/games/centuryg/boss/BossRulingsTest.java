package arbiter.games.centuryg.boss;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Equipment;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackUpgrades;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.utility.Dock.Docked;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** Rulings about Bosses, clause by clause. */
class BossRulingsTest extends CombatScenario {

    @Test
    @Ledger({"BCG-AMB-92", "mid-scene-upgrade"})
    void bosses_get_no_regular_gear_in_the_middle_of_a_fight() {
        CenturyState state = at(
                fight(
                        mecha("Maw", "2,2").foe().tier(Tier.BOSS).level(2),
                        mecha("Rook", "4,2").foe().tier(Tier.RIVAL).level(2),
                        mecha("Aska", "6,2").level(0)),
                1,
                "aska");

        assertThat(calls(state, state.unit("maw"))).doesNotContain("mid-scene-upgrade");
        assertThat(calls(state, state.unit("rook"))).contains("mid-scene-upgrade");
    }

    @Test
    @Ledger({"BCG-AMB-120", "final-beam"})
    void the_final_beam_knows_no_duels_and_spares_docked_units() {
        CenturyState state = at(
                fight(
                        mecha("Titan", "1,4")
                                .foe()
                                .boss("final-beam")
                                .threshold(10)
                                .speed(0),
                        mecha("Tin", "5,4").foe().grunt().threshold(10),
                        mecha("Aska", "5,4").level(0).threshold(10),
                        mecha("Ark", "9,4").level(0).threshold(10).fitted("base-unit"),
                        mecha("Bran", "9,4").level(0).threshold(10)),
                2,
                "titan");
        var play = scenario(state);
        play.emit(new DuelBegan("tin", "aska"));
        play.emit(new Docked("bran", "ark"));

        act(play, "titan", "charge:final-beam");
        assertThat(menu(play, "titan")).contains("attack:final-beam").noneMatch(id -> id.startsWith("assist:final"));
        act(play, "titan", "attack:final-beam");

        assertThat(damage(play)).containsExactly("tin 7", "aska 7", "ark 7");
    }

    @Test
    @Ledger({"BCG-AMB-125", "aura-of-misfortune"})
    void a_beam_that_overheats_already_becomes_unreliable() {
        CenturyState state = at(
                fight(
                        mecha("Maw", "4,4").foe().tier(Tier.BOSS).level(0).fitted("aura-of-misfortune"),
                        mecha("Aska", "3,4").level(0).armed("incinerator", "riot-weapon")),
                1,
                "aska");
        Fighter aska = state.unit("aska");
        AttackInProgress fire =
                new AttackInProgress(aska, AttackInProgress.Mode.ATTACK, wield(aska, "incinerator"), Occasion.ACTION);
        AttackInProgress gun =
                new AttackInProgress(aska, AttackInProgress.Mode.ATTACK, wield(aska, "riot-weapon"), Occasion.ACTION);

        AttackUpgrades.befall(state, fire);
        AttackUpgrades.befall(state, gun);
        AttackUpgrades.befall(state, gun); // as if there were two of them
        AttackUpgrades.befall(state, gun);

        assertThat(fire.is(WeaponAbility.UNRELIABLE)).isTrue();
        assertThat(gun.is(WeaponAbility.UNRELIABLE)).isTrue();
        assertThat(gun.is(WeaponAbility.OVERHEATING)).isTrue();
    }

    @Test
    @Ledger({"BCG-AMB-123", "make-my-monster-grow"})
    void where_there_is_no_room_to_grow_only_the_repair_happens() {
        CenturyState state = at(
                fight(
                        mecha("Maw", "1,1")
                                .foe()
                                .tier(Tier.BOSS)
                                .level(1)
                                .systems(7)
                                .knows("make-my-monster-grow"),
                        mecha("Tin", "6,4").foe().grunt(),
                        mecha("Aska", "9,4").level(0)),
                1,
                "maw");
        Fighter tin = state.unit("tin");
        hurt(state, tin, 9);
        var play = scenario(state);
        Drill.ground(play, Terrain.IMPASSABLE, "5,3", "6,3", "7,3", "5,4", "7,4", "5,5", "6,5", "7,5");

        setup(play, state.unit("maw"), "make-my-monster-grow");

        assertThat(tin.points()).isEqualTo(14);
        assertThat(Equipment.has(tin, "colossus")).isFalse();
    }

    /** 30 points: M = 13 leaves 17 and the third Level, whose shell stops B = 3 and not a point of M. */
    @Test
    @Ledger({"BCG-AMB-116", "BCG-AMB-35", "nanoskin-shell"})
    void a_shell_does_not_stop_the_damage_that_made_it() {
        CenturyState state = at(
                fight(
                        mecha("Maw", "3,4").foe().boss().level(0).threshold(9).fitted("nanoskin-shell"),
                        mecha("Aska", "3,4").level(0).might(10).speed(0).armed("chainblade")),
                3,
                "aska");
        hurt(state, state.unit("maw"), 6);
        var play = scenario(state)
                .dice("attack.might", 10)
                .choice("maim.area", "head")
                .choice("maim.area", "arms");

        attack(play, state.unit("aska"), state.unit("maw"), "chainblade");

        assertThat(damage(play)).containsExactly("maw 13");
        assertThat(state.marks()).extracting(Mark::value).containsExactly(2); // 5 less 3
    }

    @Test
    @Ledger({"BCG-AMB-124", "possession"})
    void nobody_is_possessed_who_reaches_no_ally() {
        CenturyState state = at(
                fight(
                        mecha("Maw", "4,4")
                                .foe()
                                .tier(Tier.BOSS)
                                .level(0)
                                .energy(5)
                                .fitted("possession"),
                        mecha("Aska", "0,0").level(0).speed(0),
                        mecha("Bran", "11,7").level(0).speed(0)),
                1,
                "maw");

        assertThat(Bout.items(state, state.unit("maw"))).doesNotContain("possession");
        assertThat(state.unit("maw").energy()).isEqualTo(5);
    }
}
