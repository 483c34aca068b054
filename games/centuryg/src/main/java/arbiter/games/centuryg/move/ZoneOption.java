package arbiter.games.centuryg.move;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** A Zone to choose, and those that would be struck from there. */
public record ZoneOption(int zone, String id, String name, boolean here, Supplier<List<String>> struck)
        implements Option {

    public static ZoneOption of(CenturyState state, int zone, int current) {
        return of(state, zone, current, List::of);
    }

    static ZoneOption of(CenturyState state, int zone, int current, Supplier<List<String>> struck) {
        return new ZoneOption(zone, state.field().text(zone), state.field().name(zone), zone == current, struck);
    }

    /** One of several Zones, the one where somebody stands unless they say otherwise; of one alone nobody is asked. */
    public static int choose(
            Play<CenturyState> play,
            Decider decider,
            String label,
            List<Integer> zones,
            int current,
            Supplier<String> prompt) {
        return choose(play, decider, label, zones, current, zone -> List::of, prompt);
    }

    /** The same, with what would be struck from each of them. */
    public static int choose(
            Play<CenturyState> play,
            Decider decider,
            String label,
            List<Integer> zones,
            int current,
            IntFunction<Supplier<List<String>>> struck,
            Supplier<String> prompt) {
        if (zones.size() == 1) {
            return zones.get(0);
        }
        List<ZoneOption> spots = new ArrayList<>(zones.size());
        ZoneOption standard = null;
        for (int zone : zones) {
            ZoneOption spot = of(play.state(), zone, current, struck.apply(zone));
            standard = standard == null || spot.here() ? spot : standard;
            spots.add(spot);
        }
        return play.choose(Request.one(decider, label, spots).asking(prompt).otherwise(standard))
                .zone();
    }

    @Override
    public String text() {
        return here ? "Stay at " + name : "Go to " + name;
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Place(id));
    }

    @Override
    public List<String> area() {
        return struck.get();
    }
}
