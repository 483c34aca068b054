package arbiter.games.capital.sheet;

import static arbiter.games.capital.Characters.BOOK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Vehicles, items and the small lists, with their numbers. */
class ThingsTest {

    @Test
    @Ledger({"CAP-AMB-23", "CAP-VEH-3"})
    void vehicles_have_hit_points_first_and_energy_second() {
        assertThat(BOOK.vehicles().stream().filter(Vehicle::isSignature).map(ThingsTest::line))
                .containsExactly(
                        "tank-laser giant 20/35 1+3 HIDDEN trained, defends with 7, ammo 1",
                        "tank-ballistic giant 20/35 1+3 HIDDEN trained, defends with 7, ammo 3",
                        "mechsuit-dancer giant 12/35 1+0 SEEN trained, ammo 0",
                        "mechsuit-strider giant 12/35 1+0 SEEN trained, ammo 0",
                        "aeroplane giant 12/35 1+1 SEEN trained, defends with AGI, ammo 0",
                        "bike large 10/25 1+0 TARGETABLE, ammo 0");
    }

    @Test
    @Ledger({"CAP-AMB-29", "CAP-AMB-30", "CAP-AMB-32"})
    void vehicle_actions_are_as_printed() {
        assertThat(actions("mechsuit-strider"))
                .hasSize(3)
                .first()
                .isInstanceOfSatisfying(VehicleAction.Move.class, move -> {
                    assertThat(move.energy()).isEqualTo(2);
                    assertThat(move.legs().get(0).metres()).isEqualTo(10);
                });
        assertThat(actions("mechsuit-strider").get(1)).isEqualTo(new VehicleAction.Deploy(1, 2, 1));
        assertThat(actions("tank-ballistic").get(3)).isInstanceOfSatisfying(VehicleAction.Attack.class, shot -> {
            assertThat(shot.energy()).isEqualTo(1);
            assertThat(shot.profile().ammo()).isEqualTo(3);
            assertThat(shot.profile().described()).isEqualTo("200m VSN vs AGI, 12");
            assertThat(shot.profile().is(AttackFlag.CRITS_GIANTS)).isTrue();
        });
        assertThat(actions("tank-laser").get(4)).isEqualTo(new VehicleAction.Reload(0, 1, true));
        assertThat(actions("aeroplane").get(2)).isEqualTo(new VehicleAction.Dive(0, 8, 100));
        assertThat(BOOK.vehicles().stream()
                        .filter(Vehicle::isSignature)
                        .mapToInt(vehicle -> vehicle.actions().size())
                        .sum())
                .isEqualTo(20);
    }

    @Test
    @Ledger({"CAP-AMB-130", "CAP-EQ-4"})
    void items_cost_what_they_cost() {
        assertThat(BOOK.items()).hasSize(18);
        Item armour = item("standard-armour");
        assertThat(armour.grades())
                .extracting(grade -> grade.id() + " " + grade.price().orElseThrow() + " "
                        + grade.rarity().id() + (grade.heavy() ? " heavy" : ""))
                .containsExactly(
                        "+1 80 common",
                        "+2 150 uncommon",
                        "+3 250 rare heavy",
                        "+4 400 epic heavy",
                        "+5 700 mythic heavy");
        assertThat(item("tent").grades())
                .extracting(grade -> grade.people() + " " + grade.price().orElseThrow())
                .containsExactly("1 50", "2 70", "3 80", "4 100", "6 140", "8 200");
        assertThat(item("advanced-first-aid-kit").treatments())
                .containsExactly(
                        new Item.Treatment("Large Programmable Bandage", 6, Quantity.of("2d6"), 1, 5, false),
                        new Item.Treatment("Small Programmable Bandage", 12, Quantity.of("4"), 1, 3, false));
        assertThat(item("primitive-first-aid-kit").treatments().get(1).notCritical())
                .isTrue();
        assertThat(item("primitive-first-aid-kit").trainedDieAtLeast()).isEqualTo(3);
    }

    @Test
    @Ledger({
        "CAP-SIZE-1",
        "tiny",
        "small",
        "medium",
        "large",
        "giant",
        "enormous",
        "colossal",
        "metropolitan",
        "lunar",
        "planetary",
        "solar"
    })
    void sizes_are_compared_by_rung() {
        Size small = size("small");
        Size medium = size("medium");

        assertThat(medium.largerThan(small)).isTrue();
        assertThat(medium.diameter()).isEqualTo(small.diameter());
        assertThat(size("giant").rungsAbove(medium)).isEqualTo(2);
        assertThat(size("enormous").diameter()).isEqualTo(16);
        assertThat(BOOK.content().shelf(Size.class).ids())
                .containsExactly(
                        "tiny",
                        "small",
                        "medium",
                        "large",
                        "giant",
                        "enormous",
                        "colossal",
                        "metropolitan",
                        "lunar",
                        "planetary",
                        "solar");
    }

    @Test
    void the_small_lists_are_complete() {
        assertThat(BOOK.content().shelf(Training.class).all()).hasSize(14);
        assertThat(BOOK.content().shelf(StatusEffect.class).all()).hasSize(20);
        assertThat(BOOK.content().shelf(PrestigePower.class).all()).hasSize(5);
        assertThat(BOOK.ideas(StoryIdea.Part.IDEAL)).hasSize(14);
        assertThat(BOOK.ideas(StoryIdea.Part.GOAL)).hasSize(11);
        assertThat(BOOK.ideas(StoryIdea.Part.FLAW)).hasSize(11);
        assertThat(BOOK.companions()).hasSize(4);
    }

    @Test
    void amounts_are_read_and_written() {
        for (String text : List.of("12", "2d6", "1d6+4", "1d6-5")) {
            assertThat(Quantity.of(text)).hasToString(text);
        }
        assertThat(Quantity.of("3d6+2").most()).isEqualTo(20);
        assertThat(Quantity.of("3d6+2").least()).isEqualTo(5);
        assertThatThrownBy(() -> Quantity.of("2d64")).hasMessageContaining("is no amount");
        assertThatThrownBy(() -> Quantity.of("d6")).hasMessageContaining("is no amount");
        assertThatThrownBy(() -> Versus.of("STR against AGI")).hasMessageContaining("has no two sides");
        assertThatThrownBy(() -> Range.of("far")).hasMessageContaining("is no range");
    }

    private static String line(Vehicle vehicle) {
        return vehicle.id() + " " + vehicle.size().id() + " " + vehicle.hitPoints() + "/" + vehicle.energy() + " "
                + vehicle.operators() + "+" + vehicle.passengers() + " " + vehicle.crew()
                + (vehicle.trainedOnly() ? " trained" : "")
                + vehicle.defence().map(defence -> ", defends with " + defence).orElse("") + ", ammo " + vehicle.ammo();
    }

    private static List<VehicleAction> actions(String vehicle) {
        return BOOK.content().get(Vehicle.class, vehicle).actions();
    }

    private static Item item(String id) {
        return BOOK.content().get(Item.class, id);
    }

    private static Size size(String id) {
        return BOOK.content().get(Size.class, id);
    }
}
