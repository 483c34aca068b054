package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.board.PlacedArea;
import arbiter.kernel.Headline;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An Area placed somewhere, with those known to be in it. */
public record AreaOption(PlacedArea placed, List<String> names, List<String> ids) implements Option {

    @Override
    public String id() {
        return placed.text();
    }

    @Override
    public String text() {
        return placed.text() + ": " + (names.isEmpty() ? "nobody" : String.join(", ", names));
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Place(placed.target().hex().toString()));
    }

    @Override
    public List<String> area() {
        List<String> hexes = new ArrayList<>(placed.hexes().size());
        for (Hex hex : placed.hexes()) {
            hexes.add(hex.toString());
        }
        return hexes;
    }

    @Override
    public List<Headline> headlines() {
        List<Headline> headlines = new ArrayList<>();
        headlines.add(Headline.wanted("lands"));
        for (String id : ids) {
            headlines.add(Headline.wanted(id + " hits"));
        }
        return headlines;
    }
}
