package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A Unit to choose, and the Zones that would be struck with it. */
public record Whom(Fighter fighter, Supplier<List<String>> around) implements Option {

    public Whom(Fighter fighter) {
        this(fighter, List::of);
    }

    @Override
    public String id() {
        return fighter.id();
    }

    @Override
    public String text() {
        return fighter.name();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(fighter.id()));
    }

    @Override
    public List<String> area() {
        return around.get();
    }

    /** For an option that will ask which of them is meant. */
    public static List<String> ids(List<Fighter> units) {
        List<String> ids = new ArrayList<>(units.size());
        for (Fighter unit : units) {
            ids.add(unit.id());
        }
        return ids;
    }

    /** One of several Units; of one alone nobody is asked. */
    public static Fighter choose(
            Play<CenturyState> play, Decider decider, String label, List<Fighter> units, Supplier<String> prompt) {
        if (units.size() == 1) {
            return units.get(0);
        }
        List<Whom> options = new ArrayList<>(units.size());
        for (Fighter unit : units) {
            options.add(new Whom(unit));
        }
        return play.choose(Request.one(decider, label, options).asking(prompt)).fighter();
    }
}
