package arbiter.games.wasteland.calls;

import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Posture;
import arbiter.kernel.Line;

/** The gamemaster sets whether somebody lies and how they are. Ledger: WAS-PRONE-1, WAS-DYING-1. */
public record ConditionSet(String unit, boolean prone, Vitals.Life life) implements WastelandEvent {

    /** Whoever is dying has no hit points, and whoever is up has one at least. */
    @Override
    public void apply(WastelandState state) {
        Fighter one = state.unit(unit);
        Posture.put(one, prone);
        int health = switch (life) {
            case DYING -> 0;
            case ABLE, UNCONSCIOUS -> Math.max(1, one.vitals().health());
            case DEAD, OUT -> one.vitals().health();
        };
        Vitals.put(one, health, one.vitals().radiation(), life);
    }

    @Override
    public Line line(WastelandState state) {
        return tell(state, unit, " is set by hand: " + life.word() + (prone ? ", prone" : ""));
    }
}
