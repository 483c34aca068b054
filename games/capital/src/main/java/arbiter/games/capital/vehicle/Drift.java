package arbiter.games.capital.vehicle;

import arbiter.games.capital.move.Metres;
import arbiter.games.capital.turn.ActionSequence;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** A trained operator may take their other Actions anywhere in the middle of a ride. Ledger: CAP-VEH-8. */
final class Drift {

    /** Where the operator acts, in millimetres along the route; at its end the ride is simply over. */
    private record Stop(int length, boolean declines) implements Option {

        @Override
        public String id() {
            return declines ? "ride-on" : Metres.exactly(length);
        }

        @Override
        public String text() {
            return declines ? "Ride on" : "Act after " + Metres.exactly(length) + "m";
        }
    }

    private Drift() {}

    static void resolve(Play<CapitalState> play, Combatant operator, Combatant vehicle, VehiclePath route) {
        int end = route.path().length();
        int gone = 0;
        List<Combatant> attacked = new ArrayList<>(); // it is one movement: CAP-AMB-95
        while (mayAct(play.state(), operator, vehicle)) {
            Stop stop = ask(play, operator, route, gone);
            if (stop.declines()) {
                break;
            }
            boolean arrived = DriveLeg.resolve(play, vehicle, route, gone, stop.length(), attacked);
            gone = stop.length();
            boolean acted = arrived && ActionSequence.whileRiding(play, operator);
            if (!arrived || !vehicle.isUp()) {
                return;
            }
            if (!acted) {
                break;
            }
        }
        if (vehicle.isUp() && gone < end) {
            DriveLeg.resolve(play, vehicle, route, gone, end, attacked);
        }
    }

    private static boolean mayAct(CapitalState state, Combatant operator, Combatant vehicle) {
        return state.actionsLeft() > 0
                && state.acting().filter(acting -> acting == operator).isPresent()
                && operator.isUp()
                && vehicle.isUp()
                && operator.trainedWith(vehicle.vehicle().vehicle());
    }

    private static Stop ask(Play<CapitalState> play, Combatant operator, VehiclePath route, int gone) {
        TreeSet<Integer> lengths = new TreeSet<>();
        lengths.add((gone + route.path().length()) / 2);
        for (Combatant enemy : play.state().units()) {
            if (enemy.present() && play.state().enemies(operator, enemy)) {
                lengths.add(Math.max(gone, route.path().nearest(enemy.base().centre())));
            }
        }
        List<Stop> stops = new ArrayList<>();
        Stop on = new Stop(route.path().length(), true);
        stops.add(on);
        lengths.forEach(length -> stops.add(new Stop(length, false)));
        return play.choose(Request.place(
                        operator.decider(),
                        "vehicle.drift",
                        stops,
                        text -> read(text, gone, route.path().length()))
                .asking(() -> "Where does " + operator.name() + " act on the way?")
                .otherwise(on)
                .quietly());
    }

    private static Stop read(String text, int gone, int end) {
        if (!text.matches("\\d{1,3}(\\.\\d{1,3})?")) {
            throw new Refused("'" + text + "' is no number of metres along the way");
        }
        int length = new BigDecimal(text).movePointRight(3).intValueExact();
        if (length < gone || length > end) {
            throw new Refused("that is not on the way that is left: " + gone / 1000 + "m to " + end / 1000 + "m");
        }
        return new Stop(length, false);
    }
}
