package arbiter.games.capital.vehicle;

import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Path;
import java.util.Optional;

/**
 * One way to use a Move Action of a vehicle: the path, the length at which it turns to its new facing, and how high it
 * ends. The notation is metres and turns such as {@code 10 r90 15}, or points for vehicles that move freely.
 */
public record VehiclePath(String notation, Path path, Facing before, int turnsAt, Facing facing, int altitude)
        implements Option {

    /** Which way the vehicle faces when it has gone that far. */
    Facing facingAt(int length) {
        return length > turnsAt || length == path.length() ? facing : before;
    }

    @Override
    public String id() {
        return notation;
    }

    @Override
    public String text() {
        return notation + " (to " + path.end() + ")";
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Place(path.end().toString()));
    }
}
