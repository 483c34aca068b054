package arbiter.games.capital.vehicle;

import arbiter.games.capital.gear.HeavyBurden;
import arbiter.games.capital.move.MoveLength;
import arbiter.games.capital.move.MoveTrait;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.move.PathObstacles;
import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.turn.Active;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.List;
import java.util.Optional;

/**
 * Getting into a vehicle as part of a Move Action that touches it, at the controls or as a passenger; a passenger may
 * take over empty controls. Ledger: CAP-VEH-3, CAP-VEH-6, CAP-AMB-28.
 */
public record Board(Combatant unit, Combatant vehicle, boolean operates) implements CapitalAct {

    private static final int MILLIMETRES = 1000;

    public static void offer(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        if (unit.isVehicle() || !mayMove(state, unit)) {
            return;
        }
        for (Combatant vehicle : state.units()) {
            if (vehicle.isVehicle()
                    && vehicle.isUp()
                    && !state.enemies(unit, vehicle)
                    && reaches(state, unit, vehicle)) {
                seats(unit, vehicle, menu);
            }
        }
    }

    /** What keeps one from a Move keeps one from getting in or out. Ledger: CAP-KEY-HEAVY, CAP-SEIZE-5. */
    static boolean mayMove(CapitalState state, Combatant unit) {
        return unit.grappledBy().isEmpty()
                && !unit.movement().isFalling()
                && (unit.moves() == 0 || Active.seizing(state, unit) || !HeavyBurden.isHeavy(unit));
    }

    private static void seats(Combatant unit, Combatant vehicle, List<CapitalAct> menu) {
        Vehicle kind = vehicle.vehicle().vehicle();
        boolean mayOperate = !kind.trainedOnly() || unit.trainedWith(kind);
        if (mayOperate && vehicle.crew().operators().size() < kind.operators()) {
            menu.add(new Board(unit, vehicle, true));
        }
        if (unit.riding().isEmpty() && vehicle.crew().passengers().size() < kind.passengers()) {
            menu.add(new Board(unit, vehicle, false));
        }
    }

    /** Within one Move in a straight line, if its dice fall well, or a passenger of the same vehicle already. */
    private static boolean reaches(CapitalState state, Combatant unit, Combatant vehicle) {
        if (unit.riding().isPresent()) {
            return unit.riding().get().vehicle().equals(vehicle.id());
        }
        int length = MoveLength.atBest(unit) * MILLIMETRES;
        return vehicle.profile().size().largerThan(unit.profile().size())
                && unit.base().within(vehicle.base(), length)
                && (state.touching(unit, vehicle)
                        || vehicle.base().altitude() == 0
                                && PathObstacles.free(state, unit, unit.base().centre(), contact(unit, vehicle)));
    }

    private static Point contact(Combatant unit, Combatant vehicle) {
        Point centre = vehicle.base().centre();
        return unit.base().centre().equals(centre)
                ? centre
                : VehicleExits.beside(
                        unit, vehicle, Facing.toward(centre, unit.base().centre()));
    }

    @Override
    public String id() {
        return "board:" + vehicle.id() + (operates ? ":controls" : ":seat");
    }

    @Override
    public String text() {
        return operates ? "Operate the " + vehicle.name() : "Ride in the " + vehicle.name();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(vehicle.id()));
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        int length = MoveLength.resolve(play, unit, occasion, Modifiers.none()).total() * MILLIMETRES;
        boolean inside = unit.riding().isPresent();
        if (!inside && !play.state().touching(unit, vehicle)) {
            Path way = Path.of(unit.base().centre(), contact(unit, vehicle));
            Movement.along(play, unit, way.until(Math.min(length, way.length())));
        }
        if (inside || play.state().touching(unit, vehicle) && vehicle.isUp()) { // unless stopped short of it
            play.emit(new Boarded(unit.id(), vehicle.id(), operates));
            Movement.slip(play, unit);
        }
        MoveTrait.moved(play, unit, occasion);
    }
}
