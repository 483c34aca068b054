package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A Zone to choose, and those that would be struck from there. */
public record Spot(int zone, String name, boolean here, Supplier<List<String>> struck) implements Option {

    public static Spot of(CenturyState state, int zone, int current) {
        return of(state, zone, current, List::of);
    }

    static Spot of(CenturyState state, int zone, int current, Supplier<List<String>> struck) {
        return new Spot(zone, state.field().zones().text(zone), zone == current, struck);
    }

    @Override
    public String id() {
        return name;
    }

    @Override
    public String text() {
        return here ? "Stay at " + name : "Go to " + name;
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Place(name));
    }

    @Override
    public List<String> area() {
        return struck.get();
    }
}
