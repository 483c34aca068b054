package arbiter.games.capital.vehicle;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.space.plane.Facing;
import java.util.ArrayList;
import java.util.List;

/** When combat starts, operators say which way their vehicles face. Ledger: CAP-AMB-147. */
public final class StartFacing {

    private static final int EIGHTH = 45;

    private record Direction(Facing facing) implements Option {

        @Override
        public String id() {
            return Integer.toString(facing.degrees());
        }

        @Override
        public String text() {
            return "Face " + facing.degrees() + " degrees";
        }
    }

    private StartFacing() {}

    public static void offer(Play<CapitalState> play) {
        for (Combatant vehicle : play.state().units()) {
            if (vehicle.isVehicle()
                    && vehicle.vehicle().vehicle().facing()
                    && vehicle.crew().operator().isPresent()) {
                ask(play, vehicle, play.state().unit(vehicle.crew().operator().get()));
            }
        }
    }

    private static void ask(Play<CapitalState> play, Combatant vehicle, Combatant operator) {
        Facing now = vehicle.crew().facing();
        List<Direction> directions = new ArrayList<>();
        for (int turn = 0; turn < 360; turn += EIGHTH) {
            directions.add(new Direction(now.turned(turn)));
        }
        Facing chosen = play.choose(Request.place(operator.decider(), "vehicle.facing", directions, StartFacing::read)
                        .asking(() -> "Which way does the " + vehicle.name() + " face?")
                        .quietly())
                .facing();
        if (!chosen.equals(now)) {
            play.emit(new FacingSet(vehicle.id(), chosen));
        }
    }

    private static Direction read(String text) {
        if (!text.matches("\\d{1,3}") || Integer.parseInt(text) > 359) {
            throw new Refused("'" + text + "' is no direction: write degrees from 0 (north) to 359");
        }
        return new Direction(new Facing(Integer.parseInt(text)));
    }
}
