package arbiter.games.capital.wild;

import arbiter.games.capital.Tables;
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
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.testkit.Notebook;
import arbiter.testkit.Uses;
import arbiter.testkit.WildRunContract;
import java.util.ArrayList;
import java.util.List;

/** Every entry of the content that play can use is used in random combats, and what people do after them. */
class EverythingUsedTest extends WildRunContract<CapitalState> {

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

    EverythingUsedTest() {
        super(Tables.BOOK);
    }

    @Override
    protected CapitalState table(int number) {
        return WildTable.of(number);
    }

    @Override
    protected Notebook.Witness<CapitalState> witness(Uses counted) {
        return new Tally(counted);
    }

    @Override
    protected void holds(CapitalState state) {
        Invariants.check(state);
    }

    @Override
    protected void afterwards(Play<CapitalState> play, int number) {
        Aftermath.resolve(play, number);
    }

    /** All that is prepared for is one kind, and so are Attacks with the same weapon. */
    @Override
    protected String kind(Option option) {
        String[] parts = option.id().split(":");
        return parts[0].equals("attack") && parts.length > 2 ? parts[2] : parts[0];
    }

    @Override
    protected int leastTables() {
        return 300;
    }

    @Override
    protected List<String> everything() {
        var content = Tables.BOOK.content();
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
