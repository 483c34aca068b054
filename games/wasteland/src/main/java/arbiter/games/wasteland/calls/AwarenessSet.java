package arbiter.games.wasteland.calls;

import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Audience;
import arbiter.kernel.Line;

/** The gamemaster says whether somebody is aware of another; whoever is unaware is not told. Ledger: WAS-SNEAK-5. */
public record AwarenessSet(String unit, String other, boolean aware) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {
        Unawareness.put(state.unit(unit), state.unit(other), !aware);
    }

    @Override
    public Audience audience(WastelandState state) {
        return aware ? Audience.EVERYONE : Audience.playing(other);
    }

    @Override
    public Line line(WastelandState state) {
        return tell(state, unit)
                .words(aware ? " is aware of " : " is unaware of ")
                .unit(other, state.unit(other).name())
                .line();
    }
}
