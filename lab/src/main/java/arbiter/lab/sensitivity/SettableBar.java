package arbiter.lab.sensitivity;

import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.edit.Edits;
import arbiter.rulebook.edit.Field;
import java.util.ArrayList;
import java.util.List;

/**
 * A bar of a unit that a gamemaster can set by hand: hit points, energy and whatever else the game shows as one.
 *
 * @param now what it stands at
 * @param from the least it can be set to
 * @param to the most
 */
public record SettableBar(String unit, String name, String side, String bar, String text, int now, int from, int to) {

    /** The edit of every game that sets one. */
    public static final String EDIT = "set-bar";

    /** Those of a unit. */
    public static <S extends State<S>> List<SettableBar> of(Rulebook<S> book, S state, View.Unit unit) {
        List<SettableBar> bars = new ArrayList<>();
        Edits.of(book, state).onUnit(unit.id()).stream()
                .filter(edit -> edit.id().equals(EDIT))
                .flatMap(edit -> edit.fields().stream())
                .filter(Field.Choice.class::isInstance)
                .flatMap(field -> ((Field.Choice) field).values().stream())
                .forEach(bar -> add(bars, unit, bar));
        return bars;
    }

    private static void add(List<SettableBar> bars, View.Unit unit, Field.Value bar) {
        for (Field field : bar.fields()) {
            if (field instanceof Field.Whole whole && whole.now().isPresent()) {
                int now = whole.now().getAsInt();
                bars.add(new SettableBar(
                        unit.id(), unit.name(), unit.side(), bar.id(), bar.text(), now, whole.from(), whole.to()));
            }
        }
    }
}
