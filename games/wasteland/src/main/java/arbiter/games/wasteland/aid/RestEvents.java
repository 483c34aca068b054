package arbiter.games.wasteland.aid;

import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;

/** What a rest does. Ledger: WAS-AID-10, WAS-AID-11, WAS-INJ-7. */
public final class RestEvents {

    private RestEvents() {}

    /** Somebody has slept: all hit points are back, awake, and treated injuries are gone for good. */
    public record SleptThrough(String unit, int bonus) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            Vitals.rest(one, bonus);
            Injuries.closeTreated(one);
        }

        @Override
        public Line line(WastelandState state) {
            Fighter one = state.unit(unit);
            return tell(
                    state,
                    unit,
                    " rests" + (bonus > 0 ? " well" : "") + ": " + one.vitals().health() + " of " + Vitals.maximum(one)
                            + " HP");
        }
    }
}
