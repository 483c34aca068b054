package arbiter.games.capital.move;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.VehicleOccupants;
import arbiter.games.capital.view.Whereabouts;
import arbiter.kernel.Line;
import arbiter.kernel.Walk;
import arbiter.space.plane.Base;
import arbiter.space.plane.PlaceWords;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A unit went so many millimetres, around those corners, and is somewhere else now. */
public record Moved(String unit, Base to, int length, Motion motion, List<Point> corners) implements CapitalEvent {

    public Moved(String unit, Base to, int length, Motion motion) {
        this(unit, to, length, motion, List.of());
    }

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        if (motion == Motion.FALL) {
            combatant.set(combatant.movement().fell(combatant.base().altitude() - to.altitude()));
        }
        combatant.set(new Position(to));
        if (combatant.isVehicle()) {
            VehicleOccupants.drove(state, combatant, motion == Motion.MOVE ? length : 0);
        }
    }

    @Override
    public Line line(CapitalState state) {
        String height = to.altitude() == 0 ? "" : ", " + metres(to.altitude()) + " up";
        String where = motion == Motion.FALL ? "" : Whereabouts.after(state, state.unit(unit), to);
        return tell(state, unit, " " + motion.verb() + " " + metres(length) + where + height);
    }

    @Override
    public Optional<Walk> walk(CapitalState state) {
        List<String> by = new ArrayList<>(corners.size() + 1);
        corners.forEach(corner -> by.add(corner.toString()));
        by.add(to.centre().toString());
        return Optional.of(new Walk(unit, by));
    }

    private static String metres(int millimetres) {
        return PlaceWords.metres(millimetres);
    }
}
