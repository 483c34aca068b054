package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.Spot;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.space.hex.Hex;
import arbiter.space.plane.PlaceWords;
import arbiter.space.plane.Point;
import java.util.Optional;

/** A place that a move can lead to, named by hex and height: {@code 3,-2}, {@code 3,-2@4}; people read how far and where. */
record PlaceOption(Spot spot, MovePath path, String why) implements Option {

    @Override
    public String id() {
        return spot.toString();
    }

    @Override
    public String text() {
        String words = path.length() + (path.length() == 1 ? " hex" : " hexes") + direction() + height();
        if (path.length() == 0) {
            return why.isEmpty() ? "Stay" : why;
        }
        return why.isEmpty() ? "Go " + words : why + " (" + words + ")";
    }

    private String direction() {
        boolean straightUp = path.start().equals(spot.hex());
        return straightUp ? "" : " " + PlaceWords.compass(middle(path.start()), middle(spot.hex()));
    }

    private String height() {
        if (spot.altitude() == 0) {
            return "";
        }
        return spot.altitude() > 0 ? ", " + spot.altitude() + " up" : ", below";
    }

    /** Of a hex, in units that are good enough for directions. */
    private static Point middle(Hex hex) {
        return new Point(2000 * hex.q() + 1000 * hex.r(), 1732 * hex.r());
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Place(spot.toString()));
    }

    @Override
    public boolean declines() {
        return path.length() == 0;
    }
}
