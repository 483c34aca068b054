package arbiter.games.narrative.vehicle.gun;

import java.util.OptionalInt;

/** When a mounted gun last fired, how often since it was loaded, and whether it ran dry. Ledger: NAR-VEH-3. */
public record GunState(OptionalInt firedIn, int shots, boolean dry) {

    public static final GunState FRESH = new GunState(OptionalInt.empty(), 0, false);

    public GunState fired(int round) {
        return new GunState(OptionalInt.of(round), shots + 1, dry);
    }

    public GunState emptied() {
        return new GunState(firedIn, shots, true);
    }

    public GunState reloaded() {
        return new GunState(firedIn, 0, false);
    }
}
