package arbiter.games.capital.sheet;

import static arbiter.games.capital.Characters.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.testkit.Ledger;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TrainingsTest {

    @Test
    @Ledger({
        "CAP-AMB-53",
        "simple-weapons",
        "simple-melee-weapons",
        "simple-gun-weapons",
        "shields",
        "light-guns",
        "midweight-guns",
        "heavy-guns",
        "whips"
    })
    void a_training_covers_the_weapons_that_have_all_its_words() {
        assertThat(weapons("simple-weapons")).hasSize(9);
        assertThat(weapons("simple-melee-weapons"))
                .containsExactly(
                        "baton-shortsword",
                        "club-longsword",
                        "simple-greatsword",
                        "simple-dagger",
                        "simple-spear",
                        "simple-warhammer");
        assertThat(weapons("simple-gun-weapons")).containsExactly("auto-rifle", "precision-rifle", "pistol");
        assertThat(weapons("shields"))
                .containsExactly("sig-shield-1h", "sig-shield-2h", "primitive-buckler", "primitive-shield");
        assertThat(weapons("light-guns")).containsExactly("sig-pistol", "pistol");
        assertThat(weapons("midweight-guns"))
                .containsExactly("sig-rifle", "auto-rifle", "precision-rifle", "sonic-rifle", "tesla-rifle");
        assertThat(weapons("heavy-guns"))
                .containsExactly("sig-minigun", "sig-sniper-rifle", "minigun", "plasma-cannon", "sniper-rifle");
        assertThat(weapons("whips")).containsExactly("sig-whip", "whip");
    }

    @Test
    @Ledger({"medical-equipment", "tanks", "mechsuits", "aeroplanes", "bikes", "improvised-weapons"})
    void others_cover_vehicles_and_medical_kits_and_one_covers_nothing_that_is_made_for_it() {
        assertThat(items("medical-equipment")).containsExactly("advanced-first-aid-kit", "primitive-first-aid-kit");
        assertThat(vehicles("tanks")).containsExactly("tank-laser", "tank-ballistic", "lamplighter");
        assertThat(vehicles("mechsuits")).containsExactly("mechsuit-dancer", "mechsuit-strider", "cargo-walker");
        assertThat(vehicles("aeroplanes")).containsExactly("aeroplane");
        assertThat(vehicles("bikes")).containsExactly("bike", "dust-skimmer");
        assertThat(Stream.of(
                        weapons("improvised-weapons"), items("improvised-weapons"), vehicles("improvised-weapons")))
                .allMatch(List::isEmpty);
    }

    private static List<String> weapons(String training) {
        return BOOK.weapons().stream()
                .filter(weapon -> training(training).covers(weapon.tags()))
                .map(Weapon::id)
                .toList();
    }

    private static List<String> items(String training) {
        return BOOK.items().stream()
                .filter(item -> training(training).covers(item.tags()))
                .map(Item::id)
                .toList();
    }

    private static List<String> vehicles(String training) {
        return BOOK.vehicles().stream()
                .filter(vehicle -> training(training).covers(vehicle.tags()))
                .map(Vehicle::id)
                .toList();
    }

    private static Training training(String id) {
        return BOOK.content().get(Training.class, id);
    }
}
