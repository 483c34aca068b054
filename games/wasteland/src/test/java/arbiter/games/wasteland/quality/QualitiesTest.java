package arbiter.games.wasteland.quality;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.gun;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.inReach;
import static arbiter.games.wasteland.Cast.scenario;
import static arbiter.games.wasteland.Cast.somebody;
import static arbiter.games.wasteland.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.wasteland.attack.AimEvents.TakenAim;
import arbiter.games.wasteland.attack.Attack;
import arbiter.games.wasteland.attack.AttackForm;
import arbiter.games.wasteland.attack.AttackInProgress;
import arbiter.games.wasteland.attack.ZoneAttackAction;
import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.item.Grip;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.sheet.Resistance;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class QualitiesTest {

    private final Fighter gunner = enemy("road-gunner", 5, 1);
    private final Fighter near = enemy("warlord", 6, 0);

    private static Fighter with(String... weapons) {
        Weapon[] held = new Weapon[weapons.length];
        for (int i = 0; i < weapons.length; i++) {
            held[i] = BOOK.weapon(weapons[i]);
        }
        return somebody("Ann", "party", 0, 0, 12, Resistance.NONE, held);
    }

    private static void attack(Scenario<WastelandState> play, Fighter attacker, Fighter target) {
        Attack.resolve(
                play,
                new AttackInProgress(
                        Occasion.of(attacker),
                        attacker.attackForms(play.state()).get(0),
                        target));
        play.allUsed();
    }

    /** Hard rule 7: seven dice, a band off, two successes are one too few; three dice without effects. */
    @Test
    @Ledger({
        "WAS-QUAL-2",
        "blast",
        "WAS-PRONE-7",
        "war-frame",
        "big-guns",
        "WAS-AMB-24",
        "WAS-AMB-25",
        "WAS-AMB-26",
        "WAS-AMB-58"
    })
    void a_failed_blast_does_half_its_dice_without_effects_to_everybody_in_the_zone() {
        Fighter frame = new Fighter(
                "frame", "Frame", "raiders", enemy("war-frame", 0, 0).profile(), 0, 0);
        Fighter bo = somebody("Bo", "party", 1, 1, 9, new Resistance(1, 0, 0));
        Fighter cy = somebody("Cy", "raiders", 2, 1, 9, new Resistance(3, 0, 0));
        var play = scenario(frame, bo, cy)
                .dice("test.d20", 12, 5)
                .dice("attack.location", 5, 20)
                .dice("damage.dice", 5, 2, 4);
        AttackForm launcher = frame.attackForms(play.state()).get(1);

        new ZoneAttackAction(launcher, 1, "road").resolve(play, Occasion.of(frame));

        assertThat(play.log())
                .containsExactly(
                        "Frame rolls an attack, 5+12 against 12 (4 twice): 2 successes, difficulty 3 (+2 Blast +1"
                                + " range), fails",
                        "Frame has 1 launcher shell left",
                        "Frame strikes badly at road (Launcher)",
                        "Frame's 3 CD come to 3 damage and an Effect",
                        "Bo loses 2 HP at the torso, 7 left");
        play.allUsed();
    }

    @Test
    @Ledger({"WAS-QUAL-2", "WAS-QUAL-14", "WAS-AP-8", "frag-grenade", "thrown", "explosives", "WAS-ATK-9"})
    void a_grenade_strikes_the_whole_zone_and_is_used_up() {
        Fighter ann = with("frag-grenade");
        Fighter bo = somebody("Bo", "raiders", 1, 1, 9, Resistance.NONE);
        var play = scenario(ann, bo)
                .dice("test.d20", 2, 3)
                .dice("attack.location", 5)
                .dice("damage.dice", 1, 1, 1, 3, 3, 3);
        AttackForm grenade = ann.attackForms(play.state()).get(0);

        new ZoneAttackAction(grenade, 1, "road").resolve(play, Occasion.of(ann));

        assertThat(play.log())
                .containsExactly(
                        "Ann rolls an attack, 2+3 against 6: 2 successes, difficulty 2, passes",
                        "Ann strikes road (Frag grenade)",
                        "Ann's 6 CD come to 3 damage",
                        "Bo loses 3 HP at the torso, 6 left");
        assertThat(ann.items().items()).isEmpty();
        assertThat(play.state().ground().items()).isEmpty();
    }

    @Test
    @Ledger({"WAS-QUAL-14", "WAS-ATK-2", "throwing-hatchet", "throwing", "WAS-QUAL-13", "suppressed", "WAS-AMB-49"})
    void a_thrown_weapon_lies_where_it_was_thrown_and_those_unaware_may_miss_it() {
        Fighter ann = with("throwing-hatchet");
        Fighter bo = somebody("Bo", "raiders", 1, 0, 9, Resistance.NONE);
        Fighter cy = somebody("Cy", "raiders", 2, 0, 9, Resistance.NONE);
        Unawareness.put(bo, ann, true);
        Unawareness.put(cy, ann, true);
        var play = scenario(ann, bo, cy)
                .choice("test.pass", "yes")
                .dice("attack.location", 20)
                .dice("damage.dice", 5, 3, 3)
                .dice("test.d20", 19, 18);

        attack(play, ann, bo);

        assertThat(play.log())
                .containsExactly(
                        "Ann passes an attack without a roll",
                        "Ann hits Bo (Throwing hatchet)",
                        "Ann's 3 CD come to 2 damage and an Effect", // Vicious: WAS-SNEAK-2
                        "Bo loses 2 HP at the right leg, 7 left",
                        "Bo becomes aware of Ann",
                        "Cy rolls noticing a muffled attack, 18+19 against 7: 0 successes, difficulty 2, fails");
        assertThat(play.state().ground().items()).hasSize(1);
        assertThat(Unawareness.isUnaware(cy, ann)).isTrue();
    }

    @Test
    @Ledger({"WAS-SNEAK-2", "WAS-SNEAK-3", "nail-bat", "WAS-ATK-11"})
    void a_sneak_attack_that_is_vicious_already_has_two_more_dice() {
        Fighter ann = with("nail-bat");
        Fighter bo = somebody("Bo", "raiders", 1, 0, 9, Resistance.NONE);
        inReach(ann, bo);
        Unawareness.put(bo, ann, true);
        var play = scenario(ann, bo)
                .choice("test.pass", "yes")
                .dice("attack.location", 20)
                .dice("damage.dice", 1, 3, 3, 3, 3, 3);

        attack(play, ann, bo);

        assertThat(play.log())
                .containsExactly(
                        "Ann passes an attack without a roll",
                        "Ann hits Bo (Nail bat)",
                        "Ann's 6 CD come to 1 damage",
                        "Bo loses 1 HP at the right leg, 8 left",
                        "Bo becomes aware of Ann");
    }

    @Test
    @Ledger({"WAS-QUAL-1", "ap-accurate", "accurate", "marksman-rifle", "WAS-AP-11", "WAS-AMB-03", "WAS-AMB-47"})
    void an_accurate_weapon_buys_dice_after_an_aim_and_fires_no_extra_shots() {
        Fighter ann = somebody(
                "Ann",
                "party",
                0,
                0,
                12,
                Resistance.NONE,
                gun(2, 3, List.of(), List.of(WeaponTraits.ALL.get("accurate"))));
        var play = scenario(ann, gunner)
                .dice("test.d20", 4, 18)
                .choice("test.aim", "none")
                .dice("attack.location", 20)
                .choice("attack.points", "2")
                .dice("damage.dice", 2, 2, 1, 3);
        ActionPools.put(play.state(), 0, 5);
        play.choice("test.dice", "0");
        new TakenAim("ann", Optional.empty(), false).apply(play.state());

        attack(play, ann, gunner);

        assertThat(play.state().pools().gamemaster()).isEqualTo(3);
        assertThat(play.log()).contains("Ann spends 2 AP: combat dice", "Ann's 4 CD come to 5 damage");
    }

    @Test
    @Ledger({"WAS-QUAL-7", "inaccurate", "scattergun", "WAS-MIN-1", "aim"})
    void an_inaccurate_weapon_gains_nothing_from_aim() {
        Fighter ann = with("scattergun");
        var play = scenario(ann, gunner).dice("test.d20", 18, 19);
        new TakenAim("ann", Optional.empty(), false).apply(play.state());

        attack(play, ann, gunner); // nobody asks which die is thrown again

        assertThat(ann.aiming().aimed()).isFalse();
    }

    @Test
    @Ledger({"WAS-QUAL-11", "recon", "WAS-AMB-30"})
    void a_mark_lets_the_next_ally_throw_a_die_again() {
        Fighter ann = with("marksman-rifle");
        Fighter dee = somebody("Dee", "party", 1, 0, 9, Resistance.NONE, BOOK.weapon("night-carbine"));
        var play = scenario(ann, dee, gunner)
                .dice("test.d20", 4, 18)
                .choice("test.recon", "18")
                .dice("test.reroll", 20);
        new TakenAim("ann", Optional.of("road-gunner"), true).apply(play.state());
        play.dice("attack.location", 20).choice("attack.shots", "0").dice("damage.dice", 3, 3, 3, 3, 3);

        attack(play, dee, gunner);

        assertThat(play.log()).contains("Dee throws a die again (Recon): the 18 becomes a 20");
        assertThat(ann.aiming().marked()).isEmpty();
    }

    @Test
    @Ledger({"WAS-QUAL-12", "WAS-ATK-7", "reliable", "WAS-TURN-11"})
    void a_reliable_weapon_ignores_one_complication_in_an_encounter() {
        Fighter rook = hero("rook", 0, 0);
        var play = scenario(rook, gunner)
                .choice("test.dice", "0")
                .choice("test.dice", "0")
                .dice("test.d20", 20, 20)
                .dice("test.d20", 20, 19)
                .choice("test.complication", "comp-extra-shot")
                .choice("test.complication", "comp-gm-ap");

        attackTwice(play, rook);

        assertThat(play.log())
                .containsExactly(
                        "Rook rolls an attack, 20+20 against 11 (3 twice): 0 successes, difficulty 2 (+1 Defense +1"
                                + " range), fails, 2 complications",
                        "Rook ignores a complication: the weapon is Reliable",
                        "Rook has a complication: Wasted shot",
                        "Rook has 19 light rounds left",
                        "Rook has 18 light rounds left",
                        "Rook misses Road gunner (Service pistol)",
                        "Rook rolls an attack, 19+20 against 11 (3 twice): 0 successes, difficulty 2 (+1 Defense +1"
                                + " range), fails, 1 complication",
                        "Rook has a complication: Points for the gamemaster",
                        "Rook gives the gamemaster 2 AP",
                        "Rook has 17 light rounds left",
                        "Rook misses Road gunner (Service pistol)");
    }

    private void attackTwice(Scenario<WastelandState> play, Fighter attacker) {
        for (int i = 0; i < 2; i++) {
            Attack.resolve(
                    play,
                    new AttackInProgress(
                            Occasion.of(attacker),
                            attacker.attackForms(play.state()).get(0),
                            gunner));
        }
        play.allUsed();
    }

    @Test
    @Ledger({"WAS-QUAL-16", "unreliable", "scrap-pistol", "WAS-TEST-5"})
    void an_unreliable_weapon_complicates_on_nineteen_too() {
        Fighter ann = with("scrap-pistol");
        var play = scenario(ann, gunner).dice("test.d20", 19, 18);

        attack(play, ann, gunner);

        assertThat(play.log().get(0)).endsWith("fails, 1 complication");
    }

    @Test
    @Ledger({"WAS-QUAL-15", "two-handed", "WAS-QUAL-1", "WAS-QUAL-12"})
    void a_two_handed_weapon_is_two_harder_in_one_hand_and_some_qualities_exclude_each_other() {
        Fighter ann = with("nail-bat");
        assertThat(ann.items().get(0).grip()).isEqualTo(Grip.BOTH);
        assertThat(ann.attackForms(scenario(ann).state()).get(0).oneHanded()).isZero();

        assertThatThrownBy(() -> gun(
                        2, 0, List.of(), List.of(WeaponTraits.ALL.get("accurate"), WeaponTraits.ALL.get("inaccurate"))))
                .hasMessage("a weapon is Accurate or Inaccurate, not both (WAS-QUAL-1)");
        assertThatThrownBy(() -> gun(
                        2, 0, List.of(), List.of(WeaponTraits.ALL.get("reliable"), WeaponTraits.ALL.get("unreliable"))))
                .hasMessage("a weapon is Reliable or Unreliable, not both (WAS-QUAL-12)");
    }

    @Test
    @Ledger({"WAS-AP-11", "WAS-QUAL-1", "WAS-AMB-47", "ap-melee-damage"})
    void points_for_damage_are_three_even_where_two_rules_sell_them() {
        Fighter ann = with("venom-spear");
        inReach(ann, near);
        var play = scenario(ann, near)
                .choice("test.dice", "0")
                .dice("test.d20", 4, 18)
                .dice("attack.location", 20)
                .choice("attack.points", "4");
        ActionPools.put(play.state(), 0, 9);

        assertThatThrownBy(() -> attack(play, ann, near)).hasMessageContaining("attack.points");
    }
}
