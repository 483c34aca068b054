package arbiter.games.narrative.vehicle.gun;

import arbiter.games.narrative.sheet.Vehicle.Mounted;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleRatings;
import java.util.ArrayList;
import java.util.List;

/** One mounted gun: the vehicle, its number there, and the mount with its weapon and arcs. Ledger: NAR-VEH-3. */
public record Gun(Participant vehicle, int number, int mount) {

    /** All guns of a vehicle, mount by mount. */
    public static List<Gun> all(Participant vehicle) {
        List<Gun> guns = new ArrayList<>();
        List<Mounted> mounts = vehicle.model().weapons();
        for (int mount = 0; mount < mounts.size(); mount++) {
            for (int i = 0; i < mounts.get(mount).count(); i++) {
                guns.add(new Gun(vehicle, guns.size(), mount));
            }
        }
        return guns;
    }

    /** The first of every mount that can fire now. */
    public static List<Gun> ready(NarrativeState state, Participant vehicle) {
        List<Gun> ready = new ArrayList<>();
        for (Gun gun : all(vehicle)) {
            if (gun.isReady(state) && ready.stream().noneMatch(before -> before.mount == gun.mount)) {
                ready.add(gun);
            }
        }
        return ready;
    }

    /** All guns of a mount that can fire now. */
    public static List<Gun> battery(NarrativeState state, Participant vehicle, int mount) {
        return all(vehicle).stream()
                .filter(gun -> gun.mount == mount && gun.isReady(state))
                .toList();
    }

    public Mounted mounted() {
        return vehicle.model().weapons().get(mount);
    }

    public Weapon weapon() {
        return mounted().weapon();
    }

    public GunState state() {
        return vehicle.guns().guns().get(number);
    }

    /** Ledger: NAR-COMP-6. */
    public boolean isIntact() {
        return !VehicleRatings.isCompromised(vehicle, this);
    }

    /** Whether all its shots are fired or it ran dry. Ledger: NAR-Q-15, NAR-SPEND-9. */
    public boolean isEmpty() {
        int limit = weapon().rating("limited-ammo");
        return state().dry() || limit > 0 && state().shots() >= limit;
    }

    /** Once in a round, and Slow-Firing pauses longer. Ledger: NAR-VEH-3, NAR-Q-20. */
    public boolean isReady(NarrativeState state) {
        int pause = weapon().rating("slow-firing");
        boolean rested =
                state().firedIn().isEmpty() || state.round() > state().firedIn().getAsInt() + pause;
        return rested && isIntact() && !isEmpty();
    }
}
