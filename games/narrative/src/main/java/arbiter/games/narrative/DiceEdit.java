package arbiter.games.narrative;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.calls.DiceGiven;
import arbiter.games.narrative.pool.PoolChange;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Refused;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.EditValues;
import arbiter.rulebook.edit.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How a gamemaster adds dice to somebody's next check or removes some, with a note. Ledger: NAR-POOL-12, NAR-COMBAT-2. */
final class DiceEdit {

    private static final int MOST = 3;
    private static final int LONGEST_NOTE = 60;

    private DiceEdit() {}

    static Edit<NarrativeState> of(Participant one) {
        List<Field.Value> changes = Arrays.stream(PoolChange.Kind.values())
                .map(kind -> Field.Value.of(EnumWords.of(kind), words(kind)))
                .toList();
        return new Edit<>(
                "change-dice",
                "Change the dice of the next check",
                List.of(
                        new Field.Choice("change", "Change", changes),
                        Field.whole("count", "How many", 1, MOST, 1),
                        new Field.Words("note", "Why", LONGEST_NOTE)),
                values -> given(one, values));
    }

    private static String words(PoolChange.Kind kind) {
        String words = EnumWords.of(kind).replace('-', ' ');
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private static DiceGiven given(Participant one, EditValues values) {
        String note = values.words("note").trim();
        if (note.isEmpty()) {
            throw new Refused("every die says why it is there: write a note, such as 'high ground'");
        }
        PoolChange.Kind kind = PoolChange.Kind.valueOf(
                values.choice("change").toUpperCase(Locale.ROOT).replace('-', '_'));
        return new DiceGiven(one.id(), kind, values.number("count"), note);
    }
}
