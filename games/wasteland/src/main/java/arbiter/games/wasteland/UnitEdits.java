package arbiter.games.wasteland;

import arbiter.games.wasteland.calls.ConditionSet;
import arbiter.games.wasteland.calls.VitalsSet;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.View;
import arbiter.rulebook.edit.CommonEdits;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.EditValues;
import arbiter.rulebook.edit.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How a gamemaster says how somebody is. */
final class UnitEdits {

    private static final String PRONE = "prone";

    private UnitEdits() {}

    static Edit<WastelandState> bars(Fighter one) {
        Vitals now = one.vitals();
        int most = one.profile().health();
        List<View.Bar> bars = new ArrayList<>();
        bars.add(new View.Bar("HP", now.health(), Vitals.maximum(one)));
        bars.add(new View.Bar("radiation", now.radiation(), Math.max(most, now.radiation())));
        if (one.profile().luck() > 0) {
            bars.add(new View.Bar("luck", one.luck().left(), one.profile().luck()));
        }
        return CommonEdits.setBar(bars, (bar, value) -> switch (bar) {
            case "HP" ->
                new VitalsSet(one.id(), value, now.radiation(), one.luck().left());
            case "radiation" ->
                new VitalsSet(one.id(), now.health(), value, one.luck().left());
            default -> new VitalsSet(one.id(), now.health(), now.radiation(), value);
        });
    }

    static Edit<WastelandState> condition(Fighter one) {
        List<Field.Value> conditions = new ArrayList<>();
        conditions.add(Field.Value.of(PRONE, PRONE)
                .now(one.isProne())
                .asking(new Field.Switch("on", "It holds", one.isProne())));
        for (Vitals.Life life : Vitals.Life.values()) {
            conditions.add(
                    Field.Value.of(life.word(), life.word()).now(one.vitals().life() == life));
        }
        return new Edit<>(
                "set-condition",
                "Set a condition",
                List.of(new Field.Choice("condition", "Condition", conditions)),
                values -> condition(one, values));
    }

    private static ConditionSet condition(Fighter one, EditValues values) {
        String word = values.choice("condition");
        if (word.equals(PRONE)) {
            return new ConditionSet(one.id(), values.on("on"), one.vitals().life());
        }
        return new ConditionSet(one.id(), one.isProne(), Vitals.Life.valueOf(word.toUpperCase(Locale.ROOT)));
    }
}
