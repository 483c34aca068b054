package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import java.util.Optional;

/** A place that a move can lead to, named by hex and height: {@code 3,-2}, {@code 3,-2@4}; people read how far and where. */
public record PlaceOption(Spot spot, MovePath path, String why) implements Option {

    @Override
    public String id() {
        return spot.toString();
    }

    @Override
    public String text() {
        String words = path.length() + (path.length() == 1 ? " hex" : " hexes") + direction() + HexWords.height(spot);
        if (path.length() == 0) {
            return why.isEmpty() ? "Stay" : why;
        }
        return why.isEmpty() ? "Go " + words : why + " (" + words + ")";
    }

    private String direction() {
        boolean straightUp = path.start().equals(spot.hex());
        return straightUp ? "" : " " + HexWords.compass(path.start(), spot.hex());
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
