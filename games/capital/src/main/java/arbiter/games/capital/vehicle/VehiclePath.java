package arbiter.games.capital.vehicle;

import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Path;
import arbiter.space.plane.PlaceWords;
import arbiter.space.plane.Point;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

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
        Point start = path.points().get(0);
        if (notation.contains(",")) {
            return PlaceWords.metres(path.length()) + " to the " + PlaceWords.compass(start, path.end());
        }
        return Arrays.stream(notation.split(" ")).map(VehiclePath::words).collect(Collectors.joining(", "));
    }

    /** One step of the notation: {@code 10}, {@code r90}, {@code u5}. */
    private static String words(String step) {
        return switch (step.charAt(0)) {
            case 'l' -> "left " + step.substring(1) + "°";
            case 'r' -> "right " + step.substring(1) + "°";
            case 'u' -> step.substring(1) + "m up";
            case 'd' -> step.substring(1) + "m down";
            case '-' -> "back " + step.substring(1) + "m";
            default -> step + "m";
        };
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Place(path.end().toString()));
    }
}
