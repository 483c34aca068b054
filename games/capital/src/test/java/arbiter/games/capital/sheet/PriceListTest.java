package arbiter.games.capital.sheet;

import static arbiter.games.capital.Characters.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** What everything costs and how rare it is, and what Companions and sizes are made of, one line each. */
class PriceListTest {

    @Test
    @Ledger({
        "CAP-EQ-4",
        "CAP-AMB-42",
        "CAP-AMB-150",
        "advanced-first-aid-kit",
        "primitive-first-aid-kit",
        "electric-lantern",
        "mgs",
        "rations",
        "personal-communicator",
        "solar-array",
        "torch",
        "water-bottle",
        "toolkit"
    })
    void things_have_their_printed_price_and_rarity() {
        assertThat(BOOK.items())
                .filteredOn(item -> !item.isGraded())
                .extracting(PriceListTest::line)
                .containsExactlyInAnyOrder(
                        "advanced-first-aid-kit 100 rare",
                        "adventuring-kit not for sale",
                        "alloy-cable 20 common",
                        "backpack 40 common",
                        "electric-lantern 20 common",
                        "high-strength-alloy-cable 150 rare",
                        "mgs 100 common",
                        "rations 5 common",
                        "personal-communicator 80 common",
                        "primitive-rope 10 common",
                        "solar-array 80 uncommon heavy",
                        "primitive-first-aid-kit 15 common",
                        "torch 20 common",
                        "water-bottle 10 common",
                        "toolkit 50 common");
        assertThat(BOOK.items())
                .filteredOn(item -> !item.treatments().isEmpty())
                .hasSize(2)
                .allMatch(kit -> kit.hands() == 2);
    }

    @Test
    @Ledger({
        "CAP-EQ-4",
        "CAP-AMB-42",
        "minigun",
        "plasma-cannon",
        "whip",
        "sniper-rifle",
        "sonic-rifle",
        "tesla-rifle",
        "primitive-buckler",
        "primitive-shield"
    })
    void weapons_are_as_rare_as_printed() {
        assertThat(BOOK.weapons())
                .filteredOn(weapon -> weapon.tags().contains("simple"))
                .hasSize(9)
                .allMatch(weapon -> rarity(weapon).equals("common"));
        assertThat(BOOK.weapons())
                .filteredOn(weapon -> !weapon.isSignature() && !weapon.tags().contains("simple"))
                .extracting(weapon -> weapon.id() + " " + rarity(weapon))
                .containsExactly(
                        "minigun uncommon",
                        "primitive-buckler common",
                        "primitive-shield common",
                        "plasma-cannon epic",
                        "whip none",
                        "sniper-rifle uncommon",
                        "sonic-rifle rare",
                        "tesla-rifle rare");
        assertThat(BOOK.weapons())
                .filteredOn(Weapon::isSignature)
                .hasSize(13)
                .allMatch(one -> one.price().isEmpty());
    }

    @Test
    @Ledger({"CAP-COMP-2", "CAP-COMP-3", "CAP-AMB-33", "sky-beast", "land-beast", "droid", "drone"})
    void companions_are_as_printed() {
        assertThat(BOOK.companions())
                .extracting(PriceListTest::line)
                .containsExactly(
                        "sky-beast small {VSN=6, WIS=2, WIL=5, KNW=0} [STR, FTD, AGI, CHA] [6, 5, 5, 4], 1, 1d6-5 at least 4; Melee STR vs STR, 4 SHARP",
                        "land-beast medium {VSN=5, WIS=3, WIL=6, KNW=0} [STR, FTD, AGI, CHA] [7, 6, 5, 4], 5, 1d6 at least 4; Melee STR vs STR, 6 SHARP",
                        "droid medium {FTD=5, VSN=5, WIS=3, WIL=6} [STR, KNW, AGI, CHA] [7, 6, 5, 4], 5, 1d6 at least 4; 30m VSN vs AGI, 4 HEAT",
                        "drone small {FTD=5, VSN=5, WIS=3, WIL=5} [STR, KNW, AGI, CHA] [6, 5, 5, 4], 1, 1d6-5 at least 4; 30m VSN vs AGI, 4 HEAT");
    }

    @Test
    @Ledger({"CAP-SIZE-1", "CAP-AMB-82"})
    void a_size_without_a_diameter_of_its_own_has_the_least_of_its_span() {
        assertThat(BOOK.content().shelf(Size.class).all().subList(0, 7))
                .extracting(Size::diameter)
                .containsExactly(0.5, 1.0, 1.0, 2.0, 4.0, 16.0, 256.0);
    }

    private static String line(Item item) {
        String price = item.price().isPresent() ? item.price().getAsInt() + " " + rarity(item) : "not for sale";
        return item.id() + " " + price + (item.heavy() ? " heavy" : "");
    }

    private static String rarity(Gear gear) {
        return gear.rarity().map(Rarity::id).orElse("none");
    }

    private static String line(Companion companion) {
        AttackProfile attack = companion.attacks().get(0);
        return companion.id() + " " + companion.size().id() + " " + companion.scores() + " " + companion.assigned()
                + " "
                + companion.values() + ", " + companion.hitPoints().first() + ", "
                + companion.hitPoints().gain() + " at least "
                + companion.hitPoints().least() + "; "
                + attack.described() + " " + attack.type().orElseThrow();
    }
}
