package arbiter.tabletop.act;

import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import arbiter.tabletop.unit.TableUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A unit as an answer, and the places that would be struck with it. */
public record UnitOption<U extends TableUnit>(U unit, Supplier<List<String>> struck) implements Option {

    public UnitOption(U unit) {
        this(unit, List::of);
    }

    public static <U extends TableUnit> List<UnitOption<U>> of(List<U> units) {
        List<UnitOption<U>> options = new ArrayList<>(units.size());
        for (U unit : units) {
            options.add(new UnitOption<>(unit));
        }
        return options;
    }

    /** One of several units; of one alone nobody is asked. */
    public static <S, U extends TableUnit> U choose(
            Play<S> play, Decider decider, String label, List<U> units, Supplier<String> prompt) {
        if (units.size() == 1) {
            return units.get(0);
        }
        return play.choose(Request.one(decider, label, of(units)).asking(prompt))
                .unit();
    }

    /** One or more of several units. */
    public static <S, U extends TableUnit> List<U> chooseSome(
            Play<S> play, Decider decider, String label, List<U> units, Supplier<String> prompt) {
        return chooseSome(play, decider, label, units, 1, units.size(), prompt);
    }

    /** At least and at most so many of several units. */
    public static <S, U extends TableUnit> List<U> chooseSome(
            Play<S> play, Decider decider, String label, List<U> units, int least, int most, Supplier<String> prompt) {
        List<UnitOption<U>> chosen = play.chooseSome(
                Request.some(decider, label, of(units), least, most).asking(prompt));
        List<U> named = new ArrayList<>(chosen.size());
        for (UnitOption<U> option : chosen) {
            named.add(option.unit());
        }
        return named;
    }

    /** Their ids, for an option that will ask which of them is meant. */
    public static List<String> ids(List<? extends TableUnit> units) {
        List<String> ids = new ArrayList<>(units.size());
        for (TableUnit unit : units) {
            ids.add(unit.id());
        }
        return ids;
    }

    @Override
    public String id() {
        return unit.id();
    }

    @Override
    public String text() {
        return unit.name();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(unit.id()));
    }

    @Override
    public List<String> area() {
        return struck.get();
    }
}
