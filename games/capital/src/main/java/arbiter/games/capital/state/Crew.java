package arbiter.games.capital.state;

import arbiter.games.capital.sheet.Vehicle;
import arbiter.space.plane.Facing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Who is aboard a vehicle and what driving has made of it; metres are counted in millimetres. Never changes, so that
 * copies of a fight share it. Ledger: CAP-VEH-3, CAP-AMB-147.
 */
public record Crew(
        Optional<String> owner,
        List<String> operators,
        List<String> passengers,
        boolean deployed,
        Facing facing,
        int ammo,
        int driven,
        boolean moved) {

    static Crew of(Vehicle vehicle) {
        return new Crew(
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

    Crew ownedBy(Optional<String> unit) {
        return new Crew(unit, operators, passengers, deployed, facing, ammo, driven, moved);
    }

    Crew with(String unit, boolean operates) {
        Crew rest = without(unit);
        List<String> seats = new ArrayList<>(operates ? rest.operators : rest.passengers);
        seats.add(unit);
        return rest.seated(operates ? seats : rest.operators, operates ? rest.passengers : seats);
    }

    Crew without(String unit) {
        return seated(rest(operators, unit), rest(passengers, unit));
    }

    private static List<String> rest(List<String> seats, String unit) {
        return seats.stream().filter(seated -> !seated.equals(unit)).toList();
    }

    private Crew seated(List<String> steering, List<String> riding) {
        return new Crew(owner, List.copyOf(steering), List.copyOf(riding), deployed, facing, ammo, driven, moved);
    }

    Crew deployed(boolean firm) {
        return new Crew(owner, operators, passengers, firm, facing, ammo, driven, moved);
    }

    Crew facing(Facing direction) {
        return new Crew(owner, operators, passengers, deployed, direction, ammo, driven, moved);
    }

    Crew loaded(int shells) {
        return new Crew(owner, operators, passengers, deployed, facing, shells, driven, moved);
    }

    /** Has moved so far by a Move Action. */
    Crew gone(int millimetres) {
        return millimetres == 0 ? this : driven(driven + millimetres, true);
    }

    Crew driven(int millimetres, boolean thisRound) {
        return new Crew(owner, operators, passengers, deployed, facing, ammo, millimetres, thisRound);
    }
}
