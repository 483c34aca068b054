package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import java.util.Optional;

/** A Zone to choose. */
public record Spot(int zone, String name, boolean here) implements Option {

    public static Spot of(CenturyState state, int zone, int current) {
        return new Spot(zone, state.field().text(zone), zone == current);
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
}
