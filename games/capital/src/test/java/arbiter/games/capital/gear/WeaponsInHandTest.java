package arbiter.games.capital.gear;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.means;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.AttackCast;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Weapons as they are printed, one blow each: equal dice, so that the trained win by two and the others tie. */
class WeaponsInHandTest extends StrictScenarios<CapitalState> {

    private Scenario<CapitalState> strike(String weapon, DamageType type, boolean trained, int... shots) {
        Combatant mara = red("Mara").armed(weapon, type, trained).make();
        Combatant raider = blue("Raider").at(1, 0).make();
        Scenario<CapitalState> play =
                scenario(table(mara, raider)).dice("attack.attacker", 3, 4).dice("attack.defender", 3, 4);
        if (shots.length > 0) {
            play.dice("attack.shots", shots);
        }
        Attack.resolve(play, mara, means(mara, "-w0-"), List.of(raider), Occasion.ACTION);
        return play;
    }

    private String wound(String weapon, DamageType type, boolean trained, int... shots) {
        return strike(weapon, type, trained, shots).log().stream()
                .filter(line -> line.startsWith("Raider takes"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Ledger({"baton-shortsword", "sig-light-melee", "sharp", "blunt"})
    void light_blades_crit_by_two() {
        assertThat(wound("baton-shortsword", DamageType.SHARP, false)).startsWith("Raider takes 10 sharp damage,");
        assertThat(wound("baton-shortsword", DamageType.BLUNT, true)).startsWith("Raider takes 12 blunt damage (");
        assertThat(wound("sig-light-melee", DamageType.SHARP, true)).startsWith("Raider takes 14 sharp damage (");
    }

    @Test
    @Ledger({"club-longsword", "sig-two-handed-melee", "heat"})
    void heavy_two_handed_ones_need_four_for_a_crit() {
        assertThat(wound("club-longsword", DamageType.BLUNT, true)).startsWith("Raider takes 14 blunt damage,");
        assertThat(wound("sig-two-handed-melee", DamageType.HEAT, true)).startsWith("Raider takes 14 heat damage,");
    }

    @Test
    @Ledger({"simple-spear", "sig-spear"})
    void spears_crit_by_two_as_well() {
        assertThat(wound("simple-spear", DamageType.SHARP, false)).startsWith("Raider takes 10 sharp damage,");
        assertThat(wound("sig-spear", DamageType.SHARP, true)).startsWith("Raider takes 14 sharp damage (");
    }

    @Test
    @Ledger({"simple-warhammer", "sig-warhammer"})
    void warhammers_just_hit_hard() {
        assertThat(wound("simple-warhammer", DamageType.BLUNT, true)).startsWith("Raider takes 14 blunt damage,");
        assertThat(wound("sig-warhammer", DamageType.BLUNT, true)).startsWith("Raider takes 16 blunt damage,");
    }

    @Test
    @Ledger({"primitive-buckler", "primitive-shield", "sig-shield-2h"})
    void shields_strike_only_in_trained_hands() {
        assertThat(wound("primitive-buckler", DamageType.BLUNT, true)).startsWith("Raider takes 8 blunt damage,");
        assertThat(wound("primitive-shield", DamageType.BLUNT, true)).startsWith("Raider takes 10 blunt damage,");
        assertThat(wound("sig-shield-2h", DamageType.BLUNT, true)).startsWith("Raider takes 10 blunt damage,");
        Combatant untrained =
                red("Mara").armed("primitive-shield", DamageType.BLUNT, false).make();
        assertThat(AttackOptions.means(untrained)).noneMatch(means -> means.id().contains("-w0-"));
    }

    @Test
    @Ledger({"sig-pistol", "sig-sniper-rifle", "sig-minigun"})
    void signature_guns_deal_what_is_printed() {
        assertThat(shot("sig-pistol")).contains("Raider takes 12 sharp damage, 8 HP left");
        assertThat(shot("sig-sniper-rifle")).contains("Raider takes 12 sharp damage, 8 HP left");
        assertThat(shot("sig-minigun", 2, 3, 4)).contains("Raider takes 13 sharp damage, 7 HP left");
    }

    private List<String> shot(String gun, int... shots) {
        Combatant mara = red("Mara").armed(gun, DamageType.SHARP, false).make();
        Combatant raider = blue("Raider").at(10, 0).make();
        Scenario<CapitalState> play =
                scenario(table(mara, raider)).dice("attack.attacker", 3, 4).dice("attack.defender", 3, 4);
        if (shots.length > 0) {
            play.dice("attack.shots", shots);
        }
        Attack.resolve(play, mara, means(mara, "-w0-"), List.of(raider), Occasion.ACTION);
        return play.log();
    }

    @Test
    @Ledger("CAP-KEY-TWOHANDED")
    void a_two_handed_weapon_leaves_no_hand_for_another() {
        Combatant mara = red("Mara")
                .armed("club-longsword", DamageType.BLUNT, true)
                .armed("pistol", DamageType.SHARP, true)
                .make();

        assertThat(mara.holds(0)).isTrue();
        assertThat(mara.holds(1)).isFalse();
    }

    @Test
    @Ledger({"CAP-DMG-1", "CAP-AMB-133", "true", "cold", "electric", "toxic"})
    void all_types_of_damage_take_the_same_hit_points() {
        for (DamageType type : DamageType.values()) {
            Combatant raider = blue("Raider").make();
            var play = scenario(table(raider));

            Damage.resolve(play, new DamageInProgress(Optional.empty(), raider, Modifiers.of("test", 3), type));

            String word = type.name().toLowerCase(Locale.ROOT);
            assertThat(play.log()).containsExactly("Raider takes 3 " + word + " damage, 17 HP left");
        }
    }

    @Test
    @Ledger({"CAP-TURN-1", "move", "prepare", "grapple", "attack", "take-overwatch"})
    void the_standard_actions_are_always_on_offer() {
        Combatant mara = red("Mara").make();
        Combatant raider = blue("Raider").at(1, 0).make();

        List<String> ids = ActMenu.actions(table(mara, raider), mara).stream()
                .map(CapitalAct::id)
                .toList();

        assertThat(ids)
                .contains("move", "prepare:str", "overwatch", "grapple:raider")
                .anyMatch(id -> id.startsWith("attack:raider:"));
        assertThat(ActMenu.actions(table(mara, raider), mara)).allMatch(CapitalAct::isAction);
    }

    @Test
    @Ledger("tent")
    void a_tent_for_three_is_heavy_for_one() {
        assertThat(HeavyBurden.isHeavy(red("Mara").carrying("tent", "2-man").make()))
                .isFalse();
        assertThat(HeavyBurden.isHeavy(red("Mara").carrying("tent", "3-man").make()))
                .isTrue();
    }

    @Test
    @Ledger("CAP-TURN-2")
    void an_instant_uses_up_no_action() {
        Combatant scout = red("Scout").having("focus-1").make();

        List<CapitalAct> instants =
                ActMenu.instants(table(scout, blue("Raider").at(5, 0).make()), scout);

        assertThat(instants).isNotEmpty().noneMatch(CapitalAct::isAction);
    }

    @Test
    @Ledger({"all-out-2", "lockdown-2", "CAP-AMB-07"})
    void second_versions_without_a_text_count_as_the_first() {
        var abilities = AttackCast.BOOK.content().shelf(Ability.class);

        assertThat(abilities.get("all-out-2").countsAs(abilities.get("all-out-1")))
                .isTrue();
        assertThat(abilities.get("lockdown-2").countsAs(abilities.get("lockdown-1")))
                .isTrue();
    }

    @Test
    @Ledger("CAP-AMB-62")
    void scores_are_added_up_then_kept_between_nought_and_ten() {
        Combatant quick = red("Quick").score(Attribute.AGI, 5).make();
        var play = scenario(table(quick));

        play.emit(new arbiter.games.capital.damage.FellCritical("quick"));

        assertThat(quick.score(Attribute.AGI)).isZero(); // 5 - 2 - 4
        assertThat(quick.modifiers(Attribute.AGI).toString()).isEqualTo("+5 AGI -2 wounded -4 prone +1 limit");
    }
}
