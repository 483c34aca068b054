package arbiter.games.capital.vehicle;

import arbiter.games.capital.move.MoveLength;
import arbiter.games.capital.move.MoveTrait;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.move.PathObstacles;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.space.plane.Base;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.List;

/** Getting out of a vehicle on the ground and going on, all in one Move Action. Ledger: CAP-AMB-28. */
public record Alight(Combatant unit, Combatant vehicle) implements CapitalAct {

    private static final int MILLIMETRES = 1000;

    public static void offer(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        if (unit.riding().isPresent() && unit.base().altitude() == 0 && Board.mayMove(state, unit)) {
            menu.add(new Alight(unit, state.unit(unit.riding().get().vehicle())));
        }
    }

    @Override
    public String id() {
        return "alight:" + vehicle.id();
    }

    @Override
    public String text() {
        return "Get out of the " + vehicle.name();
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        int length = MoveLength.resolve(play, unit, occasion, Modifiers.none()).total() * MILLIMETRES;
        List<VehicleExits.Exit> exits = VehicleExits.around(play.state(), unit, vehicle);
        Point goal = play.choose(Request.place(
                                unit.decider(),
                                "vehicle.exit",
                                exits,
                                text -> read(play.state(), Point.parse(text), length))
                        .asking(() -> "Where does " + unit.name() + " get out?"))
                .at();
        Point out = door(goal);
        play.emit(new Alighted(unit.id(), out));
        Movement.slip(play, unit);
        if (!out.equals(goal)) {
            Movement.along(play, unit, Path.of(out, goal));
        }
        MoveTrait.moved(play, unit, occasion);
    }

    /** Where somebody bound for there stands when just out. */
    private Point door(Point goal) {
        Point centre = vehicle.base().centre();
        int apart = (unit.base().diameter() + vehicle.base().diameter()) / 2;
        return goal.distance(centre) <= apart ? goal : VehicleExits.beside(unit, vehicle, Facing.toward(centre, goal));
    }

    private VehicleExits.Exit read(CapitalState state, Point goal, int length) {
        int apart = (unit.base().diameter() + vehicle.base().diameter()) / 2;
        int distance = goal.distance(vehicle.base().centre());
        if (distance > apart + length) {
            throw new Refused("that is further from the " + vehicle.name() + " than " + length / MILLIMETRES + "m");
        }
        if (distance < apart - Base.TOLERANCE) {
            throw new Refused("that is inside the " + vehicle.name());
        }
        if (!VehicleExits.fits(state, unit, vehicle, goal) || !PathObstacles.free(state, unit, door(goal), goal)) {
            throw new Refused("something is in the way there");
        }
        return VehicleExits.exit(vehicle, goal);
    }
}
