package arbiter.games.centuryg.match;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * What kind of Scene it is; whether a Match is inside a Scene that goes on after it, and whether the gamemaster has closed
 * it; who has a Turn before Initiative and whom that surprises; where gas hangs, and whether it is so hot or cold that
 * Temperature can attack without more. Ledger: BCG-MATCH-3, BCG-MATCH-11.
 */
public record SceneStatus(
        SceneScale scale,
        boolean framed,
        boolean closed,
        List<String> ambushers,
        List<String> surprised,
        List<Integer> gas,
        boolean harsh)
        implements Part {

    public static SceneStatus of(SceneScale scale) {
        boolean framed = scale == SceneScale.INTERMISSION;
        return new SceneStatus(scale, framed, false, List.of(), List.of(), List.of(), false);
    }

    /** A Scene is over: its gas has gone. */
    public static void clear(CenturyState state) {
        state.set(state.scene().cleared());
    }

    public boolean isFramed() {
        return framed;
    }

    public boolean isClosed() {
        return closed;
    }

    public boolean isHarsh() {
        return harsh;
    }

    /** Whether that person is being surprised just now. */
    public boolean surprises(Fighter whom) {
        return !surprised.isEmpty() && surprised.contains(whom.id());
    }

    public boolean hasGas(int zone) {
        return !gas.isEmpty() && gas.contains(zone);
    }

    SceneStatus at(SceneScale now) {
        return new SceneStatus(now, framed, closed, ambushers, surprised, gas, harsh);
    }

    SceneStatus closed(boolean now) {
        return new SceneStatus(scale, framed, now, ambushers, surprised, gas, harsh);
    }

    SceneStatus withAmbush(List<String> by, List<String> on) {
        return new SceneStatus(scale, framed, closed, by, on, gas, harsh);
    }

    SceneStatus withGas(int zone) {
        List<Integer> all = new ArrayList<>(gas);
        all.add(zone);
        return new SceneStatus(scale, framed, closed, ambushers, surprised, List.copyOf(all), harsh);
    }

    SceneStatus withHarsh(boolean now) {
        return new SceneStatus(scale, framed, closed, ambushers, surprised, gas, now);
    }

    private SceneStatus cleared() {
        return new SceneStatus(scale, framed, closed, List.of(), List.of(), List.of(), false);
    }

    /** The gamemaster has no more to tell here. */
    public record SceneClosed() implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.set(state.scene().closed(true));
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of("The story moves on");
        }
    }

    /** The gamemaster says whether it is hot or cold enough here. Ledger: temperature. */
    public record SurroundingsSet(boolean harsh) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.set(state.scene().withHarsh(harsh));
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of(harsh ? "It is bitterly cold or scorching hot here" : "The air is mild here");
        }
    }

    /** Gas hangs in a Zone until the Scene ends. Ledger: miniature-chemical-weapon. */
    public record GasReleased(String unit, int zone) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.set(state.scene().withGas(zone));
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " fills " + state.field().name(zone) + " with gas");
        }
    }
}
