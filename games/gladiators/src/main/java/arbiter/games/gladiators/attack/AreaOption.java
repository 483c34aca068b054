package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Headline;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** An Area placed somewhere, with those known to be in it. */
public record AreaOption(PlacedArea placed, List<Caught> caught) implements Option {

    /** Somebody in it: an opponent, or somebody of one's own whom one would rather spare. */
    public record Caught(String id, String name, boolean own) {}

    @Override
    public String id() {
        return placed.text();
    }

    /** {@code Robber 1, Robber 2 (your own: Bastion; blast 4 hexes east)}. */
    @Override
    public String text() {
        String foes = names(false);
        String own = names(true);
        return (foes.isEmpty() ? "No opponent" : foes) + " (" + (own.isEmpty() ? "" : "your own: " + own + "; ")
                + HexWords.area(placed) + ")";
    }

    private String names(boolean own) {
        return caught.stream().filter(one -> one.own() == own).map(Caught::name).collect(Collectors.joining(", "));
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
        for (Caught one : caught) {
            headlines.add(new Headline(one.id() + " hits", !one.own()));
        }
        return headlines;
    }
}
