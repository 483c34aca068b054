package arbiter.games.narrative;

import arbiter.games.narrative.calls.ConditionSet;
import arbiter.games.narrative.calls.Placed;
import arbiter.games.narrative.status.Status;
import arbiter.games.narrative.status.Statuses;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Refused;
import arbiter.rulebook.edit.CommonEdits;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.EditValues;
import arbiter.rulebook.edit.Field;
import arbiter.space.band.Band;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How a gamemaster says where somebody stands and what it is under. Ledger: NAR-MOVE-5, NAR-STATUS-1 to 3. */
final class UnitEdits {

    private static final int MOST_TURNS = 10;

    private UnitEdits() {}

    /** {@code engaged with ilka}, {@code short of voss}: the other bands follow. Ledger: NAR-MOVE-5. */
    static Edit<NarrativeState> place(NarrativeState state, Participant one) {
        return CommonEdits.place(now(state, one), at -> placed(state, one, at));
    }

    /** Where it is by whoever is nearest. */
    private static Optional<String> now(NarrativeState state, Participant one) {
        return others(state, one).stream()
                .min(Comparator.comparing(other -> state.band(one, other)))
                .map(other -> {
                    Band band = state.band(one, other);
                    return band.name().toLowerCase(Locale.ROOT)
                            + (band == Band.ENGAGED ? " with " : " of ")
                            + other.id();
                });
    }

    private static Placed placed(NarrativeState state, Participant one, String at) {
        SceneBands.Place place = SceneBands.place(at)
                .orElseThrow(() -> new Refused("'" + at + "' is no place: write 'engaged with bo' or 'long from bo'"));
        Participant reference = others(state, one).stream()
                .filter(other -> other.id().equals(place.unit()) || other.name().equalsIgnoreCase(place.unit()))
                .findFirst()
                .orElseThrow(() -> new Refused("nobody else here is called '" + place.unit() + "'"));
        Band band = SceneBands.band(place.band())
                .filter(known -> known.within(state.farthest(one, reference)))
                .orElseThrow(() -> new Refused("'" + place.band() + "' is no band that " + one.name() + " can be at"));
        return new Placed(one.id(), reference.id(), band);
    }

    private static List<Participant> others(NarrativeState state, Participant one) {
        return state.units().stream()
                .filter(other -> other.present() && state.place(other) != state.place(one))
                .toList();
    }

    static Edit<NarrativeState> condition(Participant one) {
        List<Field.Value> conditions = new ArrayList<>();
        conditions.add(Field.Value.of("prone", "prone")
                .now(one.isProne())
                .asking(new Field.Switch("on", "It holds", one.isProne())));
        for (Status status : Status.values()) {
            int turns = one.statuses().of(status);
            conditions.add(Field.Value.of(status.word(), status.word())
                    .now(turns > 0)
                    .asking(Field.whole("turns", "Turns", 0, MOST_TURNS, Math.min(turns, MOST_TURNS))));
        }
        return new Edit<>(
                "set-condition",
                "Set a condition",
                List.of(new Field.Choice("condition", "Condition", conditions)),
                values -> condition(one, values));
    }

    private static ConditionSet condition(Participant one, EditValues values) {
        String word = values.choice("condition");
        if (word.equals("prone")) {
            return new ConditionSet(one.id(), values.on("on"), one.statuses());
        }
        Status status = Status.valueOf(word.toUpperCase(Locale.ROOT));
        Statuses now = one.statuses().having(status, values.number("turns"));
        return new ConditionSet(one.id(), one.isProne(), now);
    }
}
