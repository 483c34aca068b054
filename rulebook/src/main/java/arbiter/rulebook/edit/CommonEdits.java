package arbiter.rulebook.edit;

import arbiter.kernel.Event;
import arbiter.kernel.View;
import arbiter.rulebook.Placement;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Edits that games have in the same form: bring a unit in, take it out, hide it, put it somewhere, set a bar. */
public final class CommonEdits {

    private static final int LONGEST_WORDS = 500;

    /** The event that sets a bar. */
    @FunctionalInterface
    public interface BarSetting<S> {
        Event<S> set(String bar, int value);
    }

    private CommonEdits() {}

    public static <S> Edit<S> addUnit(Function<Placement, Event<S>> event) {
        return new Edit<>(
                "add-unit",
                "Bring a unit in",
                List.of(new Field.Newcomer("unit", "Unit")),
                values -> event.apply(values.newcomer("unit")));
    }

    public static <S> Edit<S> removeUnit(Event<S> event) {
        return Edit.plain("remove-unit", "Take out of the fight", event);
    }

    public static <S> Edit<S> hide(boolean now, Function<Boolean, Event<S>> event) {
        return new Edit<>(
                "hide",
                "Hide or show",
                List.of(new Field.Switch("hidden", "Hidden", now)),
                values -> event.apply(values.on("hidden")));
    }

    public static <S> Edit<S> place(Optional<String> now, Function<String, Event<S>> event) {
        return new Edit<>(
                "place",
                "Put somewhere else",
                List.of(new Field.Place("at", "Place", now)),
                values -> event.apply(values.place("at")));
    }

    /** Sets one of these bars, from 0 to its maximum. */
    public static <S> Edit<S> setBar(List<View.Bar> bars, BarSetting<S> setting) {
        List<Field.Value> values = bars.stream()
                .map(bar -> Field.Value.of(bar.label(), bar.label())
                        .asking(Field.whole("value", "Value", 0, bar.maximum(), bar.value())))
                .toList();
        return new Edit<>(
                "set-bar",
                "Set a bar",
                List.of(new Field.Choice("bar", "Bar", values)),
                given -> setting.set(given.choice("bar"), given.number("value")));
    }

    /** Tells something that changes nothing. */
    public static <S> Edit<S> announce(Function<String, Event<S>> event) {
        return new Edit<>(
                "announce",
                "Tell something",
                List.of(new Field.Words("words", "Words", LONGEST_WORDS)),
                values -> event.apply(values.words("words")));
    }

    /** The units a field offers, by their ids and names. */
    public static <U> List<Field.Value> units(
            Collection<U> units, Function<U, String> id, Function<U, String> name, Function<U, Boolean> now) {
        return units.stream()
                .map(unit -> Field.Value.of(id.apply(unit), name.apply(unit)).now(now.apply(unit)))
                .toList();
    }
}
