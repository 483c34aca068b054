package arbiter.games.gladiators.detect;

import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Part: whom somebody has tried to spot, the last try at each. Ledger: GG-DET-5. */
public record Sightings(List<Sighting> all) implements Part {

    public static final Sightings NONE = new Sightings(List.of());

    public Optional<Sighting> of(String target) {
        for (Sighting sighting : all) {
            if (sighting.target().equals(target)) {
                return Optional.of(sighting);
            }
        }
        return Optional.empty();
    }

    Sightings with(Sighting sighting) {
        List<Sighting> more = new ArrayList<>(all);
        more.removeIf(other -> other.target().equals(sighting.target()));
        more.add(sighting);
        return new Sightings(List.copyOf(more));
    }
}
