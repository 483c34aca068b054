package arbiter.games.narrative;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.Aboard;
import arbiter.games.narrative.vehicle.Crew;
import arbiter.games.narrative.vehicle.Seat;
import arbiter.rulebook.Placement;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Who is aboard of what as a file writes it: {@code aboard carrier as pilot}. Ledger: NAR-VEH-13. */
final class SceneSeats {

    private static final Pattern SEAT = Pattern.compile("aboard (.+) as (?:the |a )?(\\w+)");
    private static final Map<String, Seat> WORDS =
            Map.of("pilot", Seat.PILOT, "gunner", Seat.STATION, "passenger", Seat.PASSENGER);

    private SceneSeats() {}

    static boolean isSeat(Node at) {
        return at.text().startsWith("aboard ");
    }

    static void take(List<Participant> units, List<Placement> placed, Problems problems) {
        for (int i = 0; i < units.size(); i++) {
            Optional<Node> at = placed.get(i).at().filter(SceneSeats::isSeat);
            if (at.isPresent()) {
                take(units, units.get(i), at.get(), problems);
            }
        }
    }

    private static void take(List<Participant> units, Participant one, Node at, Problems problems) {
        Matcher words = SEAT.matcher(at.text());
        if (!words.matches()) {
            problems.add(at.place(), "'" + at.text() + "' is no seat: write 'aboard carrier as pilot'");
            return;
        }
        Optional<Seat> seat = Optional.ofNullable(WORDS.get(words.group(2).toLowerCase(Locale.ROOT)));
        OptionalInt vehicle = SceneBands.number(units, words.group(1), at, problems);
        if (seat.isEmpty()) {
            problems.add(at.place(), Nearest.unknown("seat", words.group(2), WORDS.keySet()));
        } else if (vehicle.isPresent()) {
            take(units, one, units.get(vehicle.getAsInt()), seat.get(), at, problems);
        }
    }

    private static void take(
            List<Participant> units, Participant one, Participant vehicle, Seat seat, Node at, Problems problems) {
        if (!vehicle.isVehicle()) {
            problems.add(at.place(), vehicle.name() + " is no vehicle: nobody is aboard of it");
            return;
        }
        long taken = units.stream()
                .filter(other ->
                        other.aboard().isAboard(vehicle.id()) && other.aboard().seat() == seat)
                .count();
        int seats = Crew.seats(vehicle, seat);
        if (taken >= seats) {
            problems.add(at.place(), vehicle.name() + full(seats, word(seat)) + " (NAR-VEH-13)");
            return;
        }
        one.set(new Aboard(Optional.of(vehicle.id()), seat));
    }

    private static String full(int seats, String word) {
        return switch (seats) {
            case 0 -> " has no seat for a " + word;
            case 1 -> " has 1 seat for a " + word + ", and it is taken";
            default -> " has " + seats + " seats for a " + word + ", and all are taken";
        };
    }

    private static String word(Seat seat) {
        return seat == Seat.STATION ? "gunner" : seat.name().toLowerCase(Locale.ROOT);
    }
}
