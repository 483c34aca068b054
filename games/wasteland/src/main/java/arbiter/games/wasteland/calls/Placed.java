package arbiter.games.wasteland.calls;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.games.wasteland.zone.Position;
import arbiter.kernel.Line;
import java.util.OptionalInt;

/** The gamemaster puts somebody into a zone, behind cover or not, out of everybody's reach. Ledger: WAS-MOVE-1, WAS-COVER-4. */
public record Placed(String unit, int zone, OptionalInt cover) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {
        Fighter one = state.unit(unit);
        Nearness.leave(state, one);
        Position.put(one, zone, cover);
    }

    @Override
    public Line line(WastelandState state) {
        String behind = cover.isEmpty()
                ? ""
                : ", behind the "
                        + state.battlefield().cover().get(cover.getAsInt()).name();
        return tell(state, unit, " is put in " + state.battlefield().name(zone) + behind);
    }
}
