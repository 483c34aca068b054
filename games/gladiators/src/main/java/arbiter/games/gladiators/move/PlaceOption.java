package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.Spot;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import java.util.Optional;

/** A place that a move can lead to, named by hex and height: {@code 3,-2}, {@code 3,-2@4}. */
public record PlaceOption(Spot spot, MovePath path, String why) implements Option {

    @Override
    public String id() {
        return spot.toString();
    }

    @Override
    public String text() {
        String length = path.length() + (path.length() == 1 ? " hex" : " hexes");
        return why.isEmpty() ? "To " + spot + " (" + length + ")" : why + ": " + spot + " (" + length + ")";
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
