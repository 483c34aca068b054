package arbiter.games.capital.attack;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.means;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.AttackCast;
import arbiter.games.capital.ability.Focus.Focused;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.Prepared;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What goes into the rolls of an Attack. */
class AttackRollTest extends StrictScenarios<CapitalState> {

    private final Combatant mara = red("Mara")
            .score(Attribute.VSN, 6)
            .armed("pistol", DamageType.SHARP, true)
            .make();
    private final Combatant raider = blue("Raider").at(10, 0).make();

    private Scenario<CapitalState> missing(Combatant... units) {
        return scenario(table(units)).dice("attack.attacker", 1, 2).dice("attack.defender", 5, 6);
    }

    @Test
    @Ledger({
        "CAP-ATK-1",
        "CAP-ATK-3",
        "CAP-ACT-4",
        "CAP-AMB-52",
        "CAP-AMB-53",
        "CAP-CTR-1",
        "CAP-CTR-2",
        "CAP-AMB-92",
        "attack-counter"
    })
    void a_tie_hits_training_helps_and_the_second_attack_is_two_worse() {
        var play = scenario(table(mara, raider))
                .dice("attack.attacker", 1, 3)
                .dice("attack.defender", 1, 6)
                .dice("attack.attacker", 1, 3)
                .dice("attack.defender", 1, 6);

        Attack.resolve(play, mara, means(mara, "pistol"), List.of(raider), Occasion.ACTION);
        Attack.resolve(play, mara, means(mara, "pistol"), List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .containsExactly(
                        "Mara has 2 Ammo left in the Pistol",
                        "Mara attacks Raider with Pistol: 1+3 +6 VSN +2 training = 12 against 1+6 +5 AGI = 12, hits exactly",
                        "Raider takes 10 sharp damage, 10 HP left",
                        "Mara has 1 Attack Counters",
                        "Mara has 1 Ammo left in the Pistol",
                        "Mara attacks Raider with Pistol: 1+3 +6 VSN +2 training -2 attack counters = 10"
                                + " against 1+6 +5 AGI = 12, misses by 2",
                        "Mara has 2 Attack Counters");
    }

    @Test
    @Ledger("CAP-CTR-4")
    void overwatch_and_seizing_know_no_attack_counters() {
        var play = missing(mara, raider);
        play.dice("attack.attacker", 1, 2).dice("attack.defender", 5, 6);

        Attack.resolve(play, mara, means(mara, "pistol"), List.of(raider), Occasion.OVERWATCH);
        Attack.resolve(play, mara, means(mara, "pistol"), List.of(raider), Occasion.SEIZED);

        assertThat(mara.attackCounters()).isZero();
    }

    @Test
    @Ledger({"CAP-PB-1", "CAP-PB-2", "CAP-PB-3"})
    void an_enemy_in_contact_costs_three_and_an_ally_at_the_target_is_forgotten() {
        Combatant thug = blue("Thug").at(1, 0).make();
        Combatant friend = red("Friend").at(11, 0).make();
        var play = missing(mara, raider, thug, friend);

        Attack.resolve(play, mara, means(mara, "pistol"), List.of(raider), Occasion.ACTION);

        assertThat(play.log()).element(1).asString().contains("+6 VSN +2 training -3 point blank = 8 against");
    }

    @Test
    @Ledger("CAP-PB-2")
    void an_ally_who_touches_the_target_costs_two() {
        Combatant friend = red("Friend").at(11, 0).make();
        var play = missing(mara, raider, friend);

        Attack.resolve(play, mara, means(mara, "pistol"), List.of(raider), Occasion.ACTION);

        assertThat(play.log()).element(1).asString().contains("-2 point blank = 9 against");
    }

    @Test
    @Ledger({"CAP-PB-4", "CAP-AMB-127", "CAP-UNARM-1"})
    void melee_and_what_counts_as_melee_ignore_point_blank() {
        Combatant spear =
                red("Pike").armed("simple-spear", DamageType.SHARP, false).make();
        Combatant near = blue("Near").at(1, 0).make();
        var play = missing(spear, near);
        play.dice("attack.attacker", 4, 4).dice("attack.defender", 1, 2);

        Attack.resolve(play, spear, means(spear, "spear"), List.of(near), Occasion.ACTION);
        Attack.resolve(play, spear, means(spear, "unarmed"), List.of(near), Occasion.OVERWATCH);

        assertThat(play.log().get(0)).contains("1+2 +5 STR = 8 against 5+6 +5 AGI = 16");
        assertThat(play.log()).contains("Near takes 2 blunt damage, 18 HP left");
    }

    @Test
    @Ledger("CAP-AMB-43")
    void a_whip_is_no_melee_attack_so_point_blank_applies() {
        Combatant whip = red("Lash").armed("whip", DamageType.SHARP, false).make();
        Combatant friend = red("Friend").at(3, 1).make();
        Combatant one = blue("One").at(3, 0).make();
        var play = missing(whip, friend, one);

        Attack.resolve(play, whip, means(whip, "whip"), List.of(one), Occasion.ACTION);

        assertThat(play.log().get(0)).contains("1+2 +5 STR -2 point blank = 6");
    }

    @Test
    @Ledger({"CAP-AMB-37", "land-beast"})
    void a_land_beast_is_better_for_every_two_other_allies_around_the_target() {
        Combatant beast = red("Beast").companion("land-beast").make();
        Combatant prey = blue("Prey").at(1, 0).make();
        Combatant a = red("A").at(2, 0).make();
        Combatant b = red("B").at(1, 1).make();
        Combatant c = red("C").at(1, -1).make();
        var play = missing(beast, prey, a, b, c);

        Attack.resolve(play, beast, means(beast, "bite"), List.of(prey), Occasion.ACTION);

        assertThat(play.log().get(0)).contains("1+2 +5 STR +1 pack = 9");
    }

    @Test
    @Ledger({"focus-1", "CAP-AMB-49", "CAP-ACT-2", "CAP-AMB-52"})
    void in_focus_agility_attacks_and_a_prepare_must_fit_what_is_rolled() {
        Combatant scout = red("Sira").score(Attribute.AGI, 7).having("focus-1").make();
        Combatant near = blue("Near").at(1, 0).make();
        var play = scenario(table(scout, near))
                .choice("attack.attribute", "agi")
                .dice("attack.attacker", 1, 2)
                .dice("attack.defender", 3, 4)
                .choice("attack.aim", "prepare")
                .dice("attack.prepared", 3, 5);
        play.emit(new Focused("sira", false));
        play.emit(new Prepared("sira", Attribute.AGI));
        play.emit(new Prepared("sira", Attribute.STR));

        Attack.resolve(play, scout, means(scout, "unarmed"), List.of(near), Occasion.ACTION);

        assertThat(play.log())
                .contains(
                        "Sira rerolls with Prepare: 1+2 becomes 3+5",
                        "Sira attacks Near with Unarmed: 3+5 +7 AGI +1 focus = 16 against 3+4 +5 STR = 12, hits by 4");
        assertThat(scout.prepared(Attribute.STR)).isEqualTo(1);
        assertThat(scout.prepared(Attribute.AGI)).isZero();
    }

    @Test
    @Ledger({"CAP-ATK-2", "CAP-ATK-5"})
    void two_pistols_are_two_ways_to_attack_whoever_is_in_range() {
        Combatant twin = red("Twin")
                .armed("pistol", DamageType.SHARP, false)
                .armed("pistol", DamageType.HEAT, false)
                .make();
        Combatant far = blue("Far").at(32, 0).make();
        Combatant edge = blue("Edge").at(31, 0).make();

        assertThat(ActMenu.actions(table(twin, raider, far, edge), twin))
                .extracting(CapitalAct::id)
                .filteredOn(id -> id.startsWith("attack:"))
                .containsExactly(
                        "attack:raider:pistol-w0-attack",
                        "attack:edge:pistol-w0-attack",
                        "attack:raider:pistol-w1-attack",
                        "attack:edge:pistol-w1-attack");
    }

    @Test
    @Ledger({"CAP-AMB-49", "prepared"})
    void preparing_twice_gives_two_rerolls() {
        var play = scenario(table(mara, raider))
                .dice("attack.attacker", 1, 2)
                .dice("attack.defender", 5, 6)
                .choice("attack.aim", "prepare")
                .dice("attack.prepared", 1, 1)
                .choice("attack.aim", "prepare")
                .dice("attack.prepared", 6, 6);
        play.emit(new Prepared("mara", Attribute.VSN));
        play.emit(new Prepared("mara", Attribute.VSN));

        Attack.resolve(play, mara, means(mara, "pistol"), List.of(raider), Occasion.ACTION);

        assertThat(play.log()).anyMatch(line -> line.endsWith("hits by 4, Critical Success"));
    }

    @Test
    @Ledger("CAP-AMB-59")
    void criticals_of_an_attack_are_announced_and_change_nothing() {
        var play = scenario(table(mara, raider)).dice("attack.attacker", 6, 6).dice("attack.defender", 6, 6);

        Attack.resolve(play, mara, means(mara, "pistol"), List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .anyMatch(line -> line.endsWith("hits by 3, Critical Success, Critical Failure"))
                .contains("Raider takes 10 sharp damage, 10 HP left");
    }

    @Test
    @Ledger("power-play-1")
    void a_sentinel_on_overwatch_attacks_with_wisdom_unless_told_otherwise() {
        Combatant guard = red("Orin")
                .score(Attribute.WIS, 8)
                .having("power-play-1")
                .armed("pistol", DamageType.HEAT, true)
                .make();
        var play = missing(guard, raider);
        play.dice("attack.attacker", 1, 2).dice("attack.defender", 5, 6);

        Attack.resolve(play, guard, means(guard, "pistol"), List.of(raider), Occasion.OVERWATCH);
        Attack.resolve(play, guard, means(guard, "pistol"), List.of(raider), Occasion.ACTION);

        assertThat(play.log().get(1)).contains("1+2 +8 WIS +2 training = 13");
        assertThat(play.log().get(3)).contains("1+2 +5 VSN +2 training = 10");
    }

    @Test
    @Ledger("CAP-UNARM-2")
    void a_thing_that_comes_to_hand_is_a_weapon_and_only_its_own_training_covers_it() {
        Combatant brawler = red("Brawler").trainedWith("simple-weapons").make();
        Combatant juggler = red("Juggler").trainedWith("improvised-weapons").make();
        var club = AttackCast.BOOK
                .content()
                .shelf(arbiter.games.capital.sheet.Weapon.class)
                .get("club-longsword");

        AttackMeans plain = ImprovisedWeapon.means(brawler, club, DamageType.BLUNT, 4);

        assertThat(plain.trained()).isFalse();
        assertThat(plain.profile().damage().constant()).isEqualTo(10);
        assertThat(ImprovisedWeapon.means(juggler, club, DamageType.BLUNT, 0).trained())
                .isTrue();
    }
}
