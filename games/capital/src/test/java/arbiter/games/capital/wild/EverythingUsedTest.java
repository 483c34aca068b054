package arbiter.games.capital.wild;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.CapitalGame;
import arbiter.games.capital.Characters;
import arbiter.games.capital.calls.RestKind;
import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Augmentation;
import arbiter.games.capital.sheet.Companion;
import arbiter.games.capital.sheet.PrestigePower;
import arbiter.games.capital.sheet.StatusEffect;
import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.sheet.Weapon;
import arbiter.games.capital.unit.CapitalState;
import arbiter.testkit.Notebook;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Random players at random tables until every entry of the content that play can use has been used, with the state
 * looked over after each step. Once is enough here; {@code -Darbiter.uses=20} goes on until it was twenty times.
 */
class EverythingUsedTest {

    private static final int WANTED = Integer.getInteger("arbiter.uses", 1);
    private static final int LEAST_TABLES = 300;
    private static final int MOST_TABLES = 3_000 * WANTED;
    private static final int STEPS = 60;

    /** The things that do something in play; the rest is for people to tell of. */
    private static final List<String> THINGS = List.of(
            "advanced-first-aid-kit",
            "primitive-first-aid-kit",
            "mgs",
            "electric-lantern",
            "torch",
            "rations",
            "water-bottle",
            "personal-communicator",
            "solar-array",
            "standard-armour",
            "tent",
            "toolkit");

    @Test
    void everything_in_the_book_is_used_and_nothing_breaks() {
        Tally tally = new Tally();
        List<String> wanted = everything();
        int tables = 0;
        while (tables < LEAST_TABLES
                || tables < MOST_TABLES && !unused(wanted, tally).isEmpty()) {
            play(tables++, tally);
        }
        System.out.println("Capital: every entry used at least " + WANTED + " times after " + tables
                + " random tables; not used: " + unused(wanted, tally));
        assertThat(unused(wanted, tally)).isEmpty();
    }

    private static void play(int seed, Tally tally) {
        CapitalGame game = new CapitalGame();
        CapitalState state = WildTable.of(seed);
        Notebook<CapitalState> play = new Notebook<>(state, seed, new KindsAgent(~seed), tally);
        try {
            for (int step = 0; step < STEPS && game.ending(state).isEmpty(); step++) {
                play.step();
                game.advance(play);
                look(state, tally);
            }
            play.step();
            Aftermath.resolve(play, seed);
            look(state, tally);
        } catch (RuntimeException | AssertionError broken) {
            throw new AssertionError("table " + seed + " breaks: " + broken.getMessage(), broken);
        }
    }

    private static void look(CapitalState state, Tally tally) {
        Invariants.check(state);
        tally.look(state);
    }

    private static List<String> unused(List<String> wanted, Tally tally) {
        return wanted.stream().filter(id -> tally.uses(id) < WANTED).toList();
    }

    private static List<String> everything() {
        var content = Characters.BOOK.content();
        List<String> all = new ArrayList<>(THINGS);
        all.addAll(content.shelf(Weapon.class).ids());
        all.addAll(content.shelf(Ability.class).ids());
        all.addAll(content.shelf(Augmentation.class).ids());
        all.addAll(content.shelf(Companion.class).ids());
        all.addAll(content.shelf(StatusEffect.class).ids());
        content.shelf(PrestigePower.class).all().forEach(power -> all.add(power.name()));
        for (RestKind kind : RestKind.values()) {
            all.add(kind.id());
        }
        content.shelf(Vehicle.class).all().forEach(vehicle -> all.addAll(actions(vehicle)));
        return all;
    }

    /** Every Move, Attack, reload and stand of a vehicle. */
    private static List<String> actions(Vehicle vehicle) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < vehicle.actions().size(); i++) {
            VehicleAction action = vehicle.actions().get(i);
            if (action instanceof VehicleAction.Move) {
                all.add(vehicle.id() + " drive " + i);
            } else if (action instanceof VehicleAction.Attack attack) {
                all.add(vehicle.id() + " " + attack.profile().name());
            } else if (action instanceof VehicleAction.Reload) {
                all.add(vehicle.id() + " load");
            } else if (action instanceof VehicleAction.Deploy) {
                all.add(vehicle.id() + " deploy");
            }
        }
        return all;
    }
}
