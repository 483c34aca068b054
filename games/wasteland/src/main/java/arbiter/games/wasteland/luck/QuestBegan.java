package arbiter.games.wasteland.luck;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;

/** A quest starts: everybody's luck is whole again. Ledger: WAS-LUCK-1. */
public record QuestBegan() implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {
        for (Fighter one : state.units()) {
            one.set(LuckPoints.of(one.profile()));
        }
    }

    @Override
    public Line line(WastelandState state) {
        return Line.of("A quest starts: luck is whole again");
    }
}
