package arbiter.games.wasteland.move;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.games.wasteland.zone.Position;
import arbiter.games.wasteland.zone.Posture;
import arbiter.kernel.Line;
import arbiter.kernel.Walk;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Somebody has moved into a zone or about the own one: behind cover or not, beside whom, and away from everybody else.
 * Ledger: WAS-MOVE-1, WAS-MOVE-2, WAS-COVER-5.
 */
public record Moved(String unit, Gait gait, int zone, boolean within, OptionalInt cover, List<String> near)
        implements WastelandEvent {

    public Moved {
        near = List.copyOf(near);
    }

    @Override
    public void apply(WastelandState state) {
        Fighter one = state.unit(unit);
        Nearness.leave(state, one);
        Position.put(one, zone, cover);
        Posture.settle(one);
        for (String id : near) {
            Nearness.join(one, state.unit(id));
        }
    }

    @Override
    public Line line(WastelandState state) {
        Line.Builder line = tell(state, unit).words(" " + gait.verb());
        if (!within) {
            line.words(" to " + state.battlefield().name(zone));
        }
        String before = within ? " " : ", ";
        if (cover.isPresent()) {
            line.words(before + "behind the "
                    + state.battlefield().cover().get(cover.getAsInt()).name());
            before = ", ";
        }
        for (String id : near) {
            line.words(before + (before.equals(" and ") ? "" : "up to "))
                    .unit(id, state.unit(id).name());
            before = " and ";
        }
        return line.words(within && cover.isEmpty() && near.isEmpty() ? " into the open" : "")
                .line();
    }

    @Override
    public Optional<Walk> walk(WastelandState state) {
        return within
                ? Optional.empty()
                : Optional.of(new Walk(unit, List.of(state.battlefield().name(zone))));
    }
}
