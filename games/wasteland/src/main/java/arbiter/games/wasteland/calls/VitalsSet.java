package arbiter.games.wasteland.calls;

import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.luck.LuckPoints;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;

/** The gamemaster sets hit points, radiation and luck of somebody. */
public record VitalsSet(String unit, int health, int radiation, int luck) implements WastelandEvent {

    /** Whoever has nothing left stays as they were; the gamemaster says what becomes of them. */
    @Override
    public void apply(WastelandState state) {
        Fighter one = state.unit(unit);
        Vitals.put(one, health, radiation, one.vitals().life());
        Vitals.put(
                one,
                Math.min(health, Vitals.maximum(one)),
                radiation,
                one.vitals().life());
        LuckPoints.put(one, luck);
    }

    @Override
    public Line line(WastelandState state) {
        return tell(
                state,
                unit,
                " is set by hand: " + state.unit(unit).vitals().health() + " HP, radiation " + radiation + ", luck "
                        + luck);
    }
}
