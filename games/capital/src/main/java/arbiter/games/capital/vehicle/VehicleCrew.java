package arbiter.games.capital.vehicle;

import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Facing;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Who is aboard a vehicle and what driving has made of it; metres are counted in millimetres. Never changes, so that
 * copies of a fight share it. Ledger: CAP-VEH-3, CAP-AMB-147.
 */
public record VehicleCrew(
        Optional<String> owner,
        List<String> operators,
        List<String> passengers,
        boolean deployed,
        Facing facing,
        int ammo,
        int driven,
        boolean moved)
        implements Part {

    /** Makes a vehicle of a unit: nobody aboard, all of its Ammo. */
    public static void man(Combatant unit, Optional<String> owner) {
        unit.set(of(unit.vehicle().vehicle()).ownedBy(owner));
    }

    /** Nobody owns it any more. */
    public static void disown(Combatant vehicle) {
        vehicle.set(vehicle.crew().ownedBy(Optional.empty()));
    }

    public static void face(Combatant vehicle, Facing direction) {
        vehicle.set(vehicle.crew().facing(direction));
    }

    /** Seats somebody, wherever they are. */
    public static void seat(Combatant unit, Combatant vehicle, boolean operates) {
        unit.set(new Seat(vehicle.id(), operates));
        vehicle.set(vehicle.crew().with(unit.id(), operates));
    }

    static VehicleCrew of(Vehicle vehicle) {
        return new VehicleCrew(
                Optional.empty(), List.of(), List.of(), false, Facing.NORTH, vehicle.ammo(), 0, false); // CAP-AMB-150
    }

    /** Everybody aboard, operators first. */
    public List<String> aboard() {
        List<String> aboard = new ArrayList<>(operators);
        aboard.addAll(passengers);
        return aboard;
    }

    public Optional<String> operator() {
        return operators.isEmpty() ? Optional.empty() : Optional.of(operators.get(0));
    }

    public VehicleCrew ownedBy(Optional<String> unit) {
        return new VehicleCrew(unit, operators, passengers, deployed, facing, ammo, driven, moved);
    }

    public VehicleCrew with(String unit, boolean operates) {
        VehicleCrew rest = without(unit);
        List<String> seats = new ArrayList<>(operates ? rest.operators : rest.passengers);
        seats.add(unit);
        return rest.seated(operates ? seats : rest.operators, operates ? rest.passengers : seats);
    }

    VehicleCrew without(String unit) {
        return seated(rest(operators, unit), rest(passengers, unit));
    }

    private static List<String> rest(List<String> seats, String unit) {
        return seats.stream().filter(seated -> !seated.equals(unit)).toList();
    }

    private VehicleCrew seated(List<String> steering, List<String> riding) {
        return new VehicleCrew(
                owner, List.copyOf(steering), List.copyOf(riding), deployed, facing, ammo, driven, moved);
    }

    VehicleCrew deployed(boolean firm) {
        return new VehicleCrew(owner, operators, passengers, firm, facing, ammo, driven, moved);
    }

    public VehicleCrew facing(Facing direction) {
        return new VehicleCrew(owner, operators, passengers, deployed, direction, ammo, driven, moved);
    }

    VehicleCrew loaded(int shells) {
        return new VehicleCrew(owner, operators, passengers, deployed, facing, shells, driven, moved);
    }

    /** Has moved so far by a Move Action. */
    VehicleCrew gone(int millimetres) {
        return millimetres == 0 ? this : driven(driven + millimetres, true);
    }

    public VehicleCrew driven(int millimetres, boolean thisRound) {
        return new VehicleCrew(owner, operators, passengers, deployed, facing, ammo, millimetres, thisRound);
    }
}
