package arbiter.games.narrative;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Binder;
import arbiter.content.yaml.Default;
import arbiter.content.yaml.Node;
import arbiter.games.narrative.range.RangeBands;
import arbiter.games.narrative.story.StoryPoints;
import arbiter.games.narrative.unit.Participant;
import arbiter.rulebook.Placement;
import arbiter.space.band.Band;
import arbiter.space.band.Bands;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How far everybody is from everybody as a file writes it: sides so far apart and friends so close, then what each unit
 * says of its own place, then single bands by decree. Ledger: NAR-MOVE-4, NAR-MOVE-5.
 */
record SceneBands(Written written) {

    private static final Pattern PLACE = Pattern.compile("(\\w+) (?:with|of|from) (.+)");

    /** A place in words: the band, and from whom. */
    record Place(String band, String unit) {}

    static Optional<Place> place(String words) {
        Matcher matcher = PLACE.matcher(words.strip());
        return matcher.matches() ? Optional.of(new Place(matcher.group(1), matcher.group(2))) : Optional.empty();
    }

    /** The scene of a file. */
    record Written(
            @Default("medium") Band apart,
            @Default("short") Band together,
            List<WrittenBand> bands,
            Optional<WrittenStory> storyPoints) {}

    record WrittenBand(List<Node> between, Band band) {}

    record WrittenStory(int players, int gamemaster) {}

    static SceneBands of(Optional<Node> scene, Problems problems) {
        Written standard = new Written(Band.MEDIUM, Band.SHORT, List.of(), Optional.empty());
        return new SceneBands(scene.flatMap(node -> Binder.plain().bind(node, Written.class, problems))
                .orElse(standard));
    }

    Optional<StoryPoints> story() {
        return written.storyPoints().map(points -> new StoryPoints(points.players(), points.gamemaster()));
    }

    RangeBands arrange(List<Participant> units, List<Placement> placed, Problems problems) {
        boolean vehicles = units.stream().anyMatch(Participant::isVehicle);
        Bands bands = Bands.upTo(vehicles ? Band.STRATEGIC : Band.EXTREME); // NAR-VEH-5
        for (int i = 0; i < units.size(); i++) {
            bands = bands.added(written.apart());
            for (int other = 0; other < i; other++) {
                if (units.get(other).side().equals(units.get(i).side())) {
                    bands = bands.with(i, other, written.together());
                }
            }
        }
        for (int i = 0; i < units.size(); i++) {
            Optional<Node> at = placed.get(i).at();
            if (at.isPresent() && !SceneSeats.isSeat(at.get())) {
                bands = placed(bands, units, i, at.get(), problems);
            }
        }
        return new RangeBands(decreed(bands, units, problems));
    }

    /** {@code engaged with hounds}, {@code short of ilka; long from voss}. */
    private static Bands placed(Bands bands, List<Participant> units, int mover, Node at, Problems problems) {
        Bands now = bands;
        for (String clause : at.text().split(";")) {
            Optional<Place> place = place(clause);
            if (place.isEmpty()) {
                problems.add(
                        at.place(),
                        "'" + clause.strip()
                                + "' is no place: write 'engaged with bo', 'long from bo' or 'aboard bo as pilot'");
                continue;
            }
            Optional<Band> band = band(place.get().band());
            OptionalInt reference = number(units, place.get().unit(), at, problems);
            if (band.isEmpty()) {
                problems.add(at.place(), Nearest.unknown("band", place.get().band(), words()));
            } else if (reference.orElse(mover) != mover) {
                now = now.moved(mover, reference.getAsInt(), band.get());
            }
        }
        return now;
    }

    private Bands decreed(Bands bands, List<Participant> units, Problems problems) {
        Bands now = bands;
        for (WrittenBand one : written.bands()) {
            List<Integer> two = new ArrayList<>();
            for (Node name : one.between()) {
                number(units, name.text(), name, problems).ifPresent(two::add);
            }
            if (one.between().size() != 2) {
                problems.add(one.between().get(0).place(), "a band is between two units: between: [ilka, hounds]");
            } else if (two.size() == 2) {
                now = now.with(two.get(0), two.get(1), one.band());
            }
        }
        return now;
    }

    static Optional<Band> band(String word) {
        for (Band band : Band.values()) {
            if (band.name().equalsIgnoreCase(word)) {
                return Optional.of(band);
            }
        }
        return Optional.empty();
    }

    static List<String> words() {
        return List.of(Band.values()).stream()
                .map(band -> band.name().toLowerCase(Locale.ROOT))
                .toList();
    }

    static String wordList() {
        return String.join(", ", words());
    }

    /** The place of a unit in the file, by its id or its name. */
    static OptionalInt number(List<Participant> units, String name, Node at, Problems problems) {
        for (int i = 0; i < units.size(); i++) {
            if (units.get(i).id().equals(name) || units.get(i).name().equalsIgnoreCase(name)) {
                return OptionalInt.of(i);
            }
        }
        List<String> ids = units.stream().map(Participant::id).toList();
        problems.add(at.place(), Nearest.unknown("unit", name, ids));
        return OptionalInt.empty();
    }
}
