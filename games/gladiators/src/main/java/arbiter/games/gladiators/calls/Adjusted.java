package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.result.Injuries;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** The gamemaster sets the hits that somebody has taken. */
public record Adjusted(String unit, int body, int toughness) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        Injuries.put(state.unit(unit), body, toughness);
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(
                state,
                unit,
                " has taken " + GladiatorsEvent.count(body, "hit")
                        + (toughness > 0 ? " and " + toughness + " by Toughness" : ""));
    }
}
