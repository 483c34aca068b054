package arbiter.games.narrative;

import arbiter.games.narrative.calls.Distance;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Refused;
import arbiter.space.band.Band;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where whoever comes later stands: at a band from everybody, {@code long}; at bands from some, {@code short of ilka;
 * long from voss}; or as the board tells a place, {@code ilka short, voss long}. Ledger: NAR-MOVE-5.
 */
record NewcomerPlace(Band fromAll, List<Distance> near) {

    static final NewcomerPlace ANYWHERE = new NewcomerPlace(Band.MEDIUM, List.of());

    static NewcomerPlace read(NarrativeState state, String words) {
        Optional<Band> fromAll = SceneBands.band(words.strip());
        if (fromAll.filter(Band.ENGAGED::equals).isPresent()) {
            throw new Refused("nobody can be engaged with all: say with whom, such as 'engaged with bo'");
        }
        if (fromAll.isPresent()) {
            return new NewcomerPlace(reachable(state, fromAll.get()), List.of());
        }
        List<Distance> near = new ArrayList<>();
        for (String clause : words.split("[;,]")) {
            near.add(distance(state, clause.strip()));
        }
        return new NewcomerPlace(Band.MEDIUM, near);
    }

    private static Distance distance(NarrativeState state, String clause) {
        SceneBands.Place place = SceneBands.place(clause)
                .or(() -> told(clause))
                .orElseThrow(
                        () -> new Refused(
                                "'" + clause
                                        + "' is no place for whoever comes later: write a band from all, such as 'medium', or 'short of bo'"));
        Band band = SceneBands.band(place.band())
                .orElseThrow(() -> new Refused("'" + place.band() + "' is no band: " + SceneBands.wordList()));
        Participant reference = state.units().stream()
                .filter(one -> one.id().equals(place.unit()) || one.name().equalsIgnoreCase(place.unit()))
                .findFirst()
                .orElseThrow(() -> new Refused("nobody here is called '" + place.unit() + "'"));
        return new Distance(reference.id(), reachable(state, band));
    }

    /** {@code voss long}. */
    private static Optional<SceneBands.Place> told(String clause) {
        int blank = clause.lastIndexOf(' ');
        return blank < 0
                ? Optional.empty()
                : Optional.of(new SceneBands.Place(clause.substring(blank + 1), clause.substring(0, blank)));
    }

    private static Band reachable(NarrativeState state, Band band) {
        if (!band.within(state.bands().bands().farthest())) {
            throw new Refused("nobody can be at strategic range where no vehicle took part from the start");
        }
        return band;
    }
}
