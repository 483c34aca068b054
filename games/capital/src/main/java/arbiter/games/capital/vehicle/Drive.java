package arbiter.games.capital.vehicle;

import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A Move Action of a vehicle, along its facing or freely. Ledger: CAP-VEH-4, CAP-AMB-29, CAP-AMB-147. */
public record Drive(Combatant operator, Combatant vehicle, VehicleAction.Move move, int index, List<VehiclePath> routes)
        implements VehicleAct {

    /** Not while deployed, and not if an exact part is blocked. */
    static void offer(
            CapitalState state, Combatant operator, Combatant vehicle, VehicleAction.Move move, List<CapitalAct> menu) {
        if (vehicle.crew().deployed() || !startsHere(vehicle, move)) { // CAP-VEH-7
            return;
        }
        Optional<VehicleAction.Move> now = DriveLength.of(vehicle, move);
        if (now.isEmpty()) {
            return;
        }
        List<VehiclePath> routes = vehicle.vehicle().vehicle().facing()
                ? PathsByFacing.routes(state, vehicle, now.get())
                : FreePaths.routes(state, vehicle, now.get());
        if (!routes.isEmpty()) {
            int index = vehicle.vehicle().vehicle().actions().indexOf(move);
            menu.add(new Drive(operator, vehicle, now.get(), index, routes));
        }
    }

    private static boolean startsHere(Combatant vehicle, VehicleAction.Move move) {
        boolean flying = vehicle.base().altitude() > 0;
        return move.from().isEmpty() || (move.from().get() == VehicleAction.From.AIR) == flying;
    }

    static String described(VehicleAction.Move move) {
        String legs = move.legs().stream().map(Drive::described).collect(Collectors.joining(", "));
        String climb = move.climb() == 0
                ? ""
                : ", "
                        + (move.climbsExactly()
                                ? "and " + move.climb() + "m up"
                                : "up to " + move.climb() + "m up or down");
        return legs + climb;
    }

    private static String described(VehicleAction.Leg leg) {
        return (leg.exactly() ? "exactly " : "up to ") + leg.metres() + "m"
                + (leg.thenTurn() == 0 ? "" : ", turn up to " + leg.thenTurn() + " degrees");
    }

    @Override
    public String id() {
        return "drive:" + vehicle.id() + ":" + index;
    }

    @Override
    public String text() {
        return "Move the " + vehicle.name() + ": " + described(move);
    }

    @Override
    public List<Cost> costs() {
        return VehicleEnergy.shown(move.energy());
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        VehicleEnergy.pay(play, vehicle, move.energy(), "moving");
        DriveLength.begin(play, vehicle);
        VehiclePath route =
                play.choose(Request.place(operator.decider(), "vehicle.route", routes, text -> read(play.state(), text))
                        .asking(() -> "Where does the " + vehicle.name() + " go (" + described(move) + ")?"));
        if (move.drift()) {
            Drift.resolve(play, operator, vehicle, route);
        } else {
            DriveLeg.resolve(play, vehicle, route, 0, route.path().length(), new ArrayList<>(0));
        }
    }

    private VehiclePath read(CapitalState state, String text) {
        return vehicle.vehicle().vehicle().facing()
                ? VehiclePathNotation.read(state, vehicle, move, text)
                : VehiclePathNotation.readPoints(state, vehicle, move, text);
    }
}
