package arbiter.games.capital.vehicle;

import arbiter.games.capital.move.Metres;
import arbiter.games.capital.move.PathObstacles;
import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Refused;
import arbiter.space.plane.PlaceWords;
import arbiter.space.plane.Point;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Reads any route a Move Action allows, such as {@code 10 r45 -3}: metres along the facing, backwards with a minus,
 * turns to the left and right in degrees, metres up or down at the end. Ledger: CAP-AMB-147.
 */
final class VehiclePathNotation {

    private static final int MILLIMETRES = 1000;

    private VehiclePathNotation() {}

    static VehiclePath read(CapitalState state, Combatant vehicle, VehicleAction.Move move, String text) {
        Deque<String> words = new ArrayDeque<>(List.of(text.strip().split("[\\s,;]+")));
        VehiclePathSoFar trail =
                VehiclePathSoFar.from(vehicle.base().centre(), vehicle.crew().facing());
        for (VehicleAction.Leg leg : move.legs()) {
            int length = length(words, leg);
            if (!PathObstacles.free(state, vehicle, trail.end(), trail.ahead(length))) {
                throw new Refused("something is in the way of the " + PlaceWords.metres(length));
            }
            trail = trail.driven(length).turned(turn(words, leg));
        }
        int climb = climb(words, vehicle, move);
        if (!words.isEmpty()) {
            throw new Refused("'" + words.peek() + "' does not belong to this Move Action: " + Drive.described(move));
        }
        return trail.climbed(vehicle.base().altitude(), climb);
    }

    private static int length(Deque<String> words, VehicleAction.Leg leg) {
        boolean given = !words.isEmpty() && words.peek().matches("-?\\d{1,4}(\\.\\d{1,3})?");
        int length = given ? new BigDecimal(words.remove()).movePointRight(3).intValueExact() : 0;
        int most = leg.metres() * MILLIMETRES;
        if (length < 0 && !leg.backwards()) {
            throw new Refused("this Move Action only goes forwards");
        }
        if (Math.abs(length) > most || leg.exactly() && Math.abs(length) < most) {
            throw new Refused("this part is " + (leg.exactly() ? "exactly " : "up to ") + leg.metres() + "m, not "
                    + Metres.exactly(length));
        }
        return length;
    }

    private static int turn(Deque<String> words, VehicleAction.Leg leg) {
        if (words.isEmpty() || !words.peek().matches("[lr]\\d{1,3}")) {
            return 0;
        }
        int turn = number(words.peek());
        if (turn > leg.thenTurn()) {
            throw new Refused("a turn of " + turn + " degrees: at most " + leg.thenTurn() + " are allowed here");
        }
        return words.remove().startsWith("l") ? -turn : turn;
    }

    private static int climb(Deque<String> words, Combatant vehicle, VehicleAction.Move move) {
        boolean given = !words.isEmpty() && words.peek().matches("[ud]\\d{1,4}");
        int metres = given ? number(words.peek()) : 0;
        if (given && words.remove().startsWith("d")) {
            metres = -metres;
        }
        boolean fits = move.climbsExactly() ? metres == move.climb() : Math.abs(metres) <= move.climb();
        if (!fits || vehicle.base().altitude() + metres * MILLIMETRES < 0) {
            throw new Refused("it cannot go " + metres + "m up: " + Drive.described(move));
        }
        return metres * MILLIMETRES;
    }

    private static int number(String word) {
        return Integer.parseInt(word.substring(1));
    }

    /** For vehicles without a facing: points of straight legs, such as {@code 3,4; 5,4}. */
    static VehiclePath readPoints(CapitalState state, Combatant vehicle, VehicleAction.Move move, String text) {
        List<Point> points = Arrays.stream(text.split(";")).map(Point::parse).toList();
        VehiclePath route = FreePaths.through(vehicle, points);
        int most = move.legs().get(0).metres();
        if (route.path().length() > most * MILLIMETRES) {
            throw new Refused(
                    "that is " + PlaceWords.metres(route.path().length()) + ", and the Move is up to " + most + "m");
        }
        List<Point> legs = route.path().points();
        for (int i = 0; i + 1 < legs.size(); i++) {
            if (!PathObstacles.free(state, vehicle, legs.get(i), legs.get(i + 1))) {
                throw new Refused("something is in the way on leg " + (i + 1));
            }
        }
        return route;
    }
}
