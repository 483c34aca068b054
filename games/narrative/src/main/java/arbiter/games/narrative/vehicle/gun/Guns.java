package arbiter.games.narrative.vehicle.gun;

import arbiter.games.narrative.sheet.Vehicle;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;

/** Part: the state of every mounted gun. Ledger: NAR-VEH-3. */
public record Guns(List<GunState> guns) implements Part {

    public static final Guns NONE = new Guns(List.of());

    public Guns {
        guns = List.copyOf(guns);
    }

    public static Guns of(Vehicle vehicle) {
        int count = vehicle.weapons().stream().mapToInt(Vehicle.Mounted::count).sum();
        return new Guns(Collections.nCopies(count, GunState.FRESH));
    }

    public Guns with(int gun, UnaryOperator<GunState> change) {
        List<GunState> changed = new ArrayList<>(guns);
        changed.set(gun, change.apply(changed.get(gun)));
        return new Guns(changed);
    }
}
