package arbiter.games.capital.sheet.build;

import static arbiter.games.capital.Characters.codes;
import static arbiter.games.capital.Characters.plain;
import static arbiter.games.capital.Characters.plainBut;
import static arbiter.games.capital.Characters.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.Motorpool;
import arbiter.games.capital.gear.HeavyBurden;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Base;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class EquipmentTest {

    @Test
    @Ledger("CAP-EQ-3")
    void what_is_bought_is_paid_for() {
        CharacterSheet rich = sheet(plain()
                + "  earned: 50\n  bought: [{item: tent, grade: 2-man}, {item: torch, count: 2}, {item: whip}]\n");

        assertThat(rich.money()).hasToString("+300 agreed +50 earned -70 Tent (2-man) -40 Torch");
        assertThat(rich.money().total()).isEqualTo(240);
    }

    @Test
    @Ledger("CAP-AMB-131")
    void the_first_money_is_between_two_and_four_hundred() {
        assertThat(codes(plainBut("money: 300", "money: 200"))).isEmpty();
        assertThat(codes(plainBut("money: 300", "money: 400"))).isEmpty();
        assertThat(codes(plainBut("money: 300", "money: 199"))).containsExactly("money-out-of-range");
    }

    @Test
    @Ledger({"CAP-AMB-42", "adventuring-kit"})
    void a_second_kit_costs_what_is_in_it_and_a_whip_is_not_for_sale() {
        CharacterSheet packed = sheet(plain() + "  bought: [{item: adventuring-kit}]\n");

        assertThat(packed.violations()).isEmpty();
        assertThat(packed.money()).hasToString("+300 agreed -260 Adventuring Kit");
        assertThat(codes(plain() + "  bought: [{item: whip}]\n")).containsExactly("not-for-sale");
        assertThat(codes(plain() + "  found: [{item: whip}]\n")).isEmpty();
    }

    @Test
    @Ledger({"CAP-KEY-HEAVY", "standard-armour"})
    void better_armour_is_worn_if_it_is_owned_and_is_heavy_from_three_on() {
        CharacterSheet armoured =
                sheet(plain() + "  bought: [{item: standard-armour, grade: \"+3\"}]\n  wears: \"+3\"\n");

        assertThat(armoured.violations()).isEmpty();
        assertThat(armoured.armour()).hasToString("+3 Standard Armour");
        assertThat(armoured.profile().heavyArmour()).isTrue();
        assertThat(sheet(plain()).profile().heavyArmour()).isFalse();
        assertThat(HeavyBurden.isHeavy(Motorpool.friend("Knight", Point.metres(0, 0))))
                .isFalse();
        assertThat(HeavyBurden.isHeavy(new Combatant(
                        "knight", "Knight", "crew", armoured.profile(), Base.at(Point.metres(0, 0), 1000))))
                .isTrue();
    }

    @Test
    @Ledger("CAP-EQ-7")
    void a_weapon_has_one_of_the_types_it_comes_with() {
        assertThat(codes(plain() + "  bought: [{item: pistol}]\n")).containsExactly("damage-type-missing");
        assertThat(codes(plain() + "  bought: [{item: pistol, damage-type: toxic}]\n"))
                .containsExactly("damage-type-not-offered");
        assertThat(codes(plain() + "  bought: [{item: torch, damage-type: heat}]\n"))
                .containsExactly("damage-type-not-offered");
        assertThat(codes(plain() + "  bought: [{item: simple-dagger}]\n")).isEmpty();
    }

    @Test
    @Ledger({"CAP-CREATE-10", "sentinel"})
    void a_sentinel_starts_with_a_pistol_and_nothing_else() {
        String sentinel = plainBut("class: lancer", "class: sentinel").replace("raise: VSN", "raise: KNW");

        assertThat(codes(sentinel)).isEmpty();
        assertThat(codes(sentinel.replace("weapon: pistol", "weapon: auto-rifle")))
                .containsExactly("weapon-not-allowed");
    }

    @Test
    @Ledger({"CAP-CREATE-10", "healer"})
    void a_healer_starts_with_a_second_first_aid_kit_and_knows_how_to_use_it() {
        var healer = sheet(plainBut("class: lancer", "class: healer")
                        .replace("raise: VSN", "raise: AGI")
                        .replace("lower: AGI", "lower: STR")
                        .replace("  weapon: {weapon: pistol, damage-type: sharp}\n", ""))
                .profile();

        assertThat(healer.items())
                .filteredOn(carried -> carried.item().id().equals("primitive-first-aid-kit"))
                .hasSize(2)
                .allMatch(carried -> carried.trained());
    }
}
