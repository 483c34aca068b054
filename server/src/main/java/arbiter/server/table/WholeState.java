package arbiter.server.table;

import arbiter.interpreters.journal.JournalJson;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Entry;
import arbiter.kernel.JournalMismatch;
import arbiter.kernel.Moment;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Records;
import arbiter.server.store.StoredRecord;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.Sight;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** All there is to know of a table, now and at the beginning of each turn. Whoever asks for it leads the table. */
final class WholeState {

    /** Of longer fights some turns are left out, evenly. */
    private static final int MOST_TURNS = 60;

    private static final int PORTION = 100;

    private WholeState() {}

    /** The table before the step that is under way, with what was changed by hand since. */
    static StandingTable now(SeatedTable seated) {
        LoadedTable<?> loaded = seated.loaded();
        if (!loaded.table().begun()) {
            throw new RequestRefused(
                    RequestRefused.Code.NOT_OPEN, "the fight has not begun; ask about its encounter instead");
        }
        return new StandingTable(
                seated.title(), loaded.table().journal().header().options(), state(loaded));
    }

    private static <S extends State<S>> String state(LoadedTable<S> loaded) {
        Table.Resumption<S> step = loaded.table().resumption();
        S state = step.checkpoint().copy();
        for (Entry.Input<S> input : step.since()) {
            if (input instanceof Entry.Edited<S> edited) {
                edited.event().apply(state);
            }
        }
        return JournalJson.of(loaded.book()).writeState(state);
    }

    /** Where each turn that was not taken back began; runs the records again. */
    static List<TurnStart> turns(SeatedTable now, Records records, Sight sight) {
        LoadedTable<?> past =
                LoadedTable.empty(now.loaded().stored(), now.loaded().book());
        TreeMap<Integer, TurnStart> turns = new TreeMap<>();
        try {
            while (past.seq() < now.loaded().seq()) {
                for (StoredRecord next : records.from(past.stored().id(), past.seq() + 1, PORTION)) {
                    long before = past.log().number(sight);
                    past.takeOver(List.of(next));
                    look(past, before, turns);
                }
            }
        } catch (JournalMismatch | Refused otherRules) {
            throw new RequestRefused(
                    RequestRefused.Code.AGAINST_THE_RULES,
                    "the rules have changed since, so the turns cannot be played again");
        }
        return thinned(new ArrayList<>(turns.values()));
    }

    private static <S extends State<S>> void look(LoadedTable<S> past, long before, TreeMap<Integer, TurnStart> turns) {
        if (!past.table().begun() || past.table().ending().isPresent()) {
            return;
        }
        Moment moment = past.table().game().moment(past.table().resumption().checkpoint());
        turns.tailMap(moment.turn(), false).clear(); // what was taken back was no turn
        if (!turns.containsKey(moment.turn())) {
            turns.put(moment.turn(), new TurnStart(before, moment.round(), moment.text(), state(past)));
        }
    }

    private static List<TurnStart> thinned(List<TurnStart> all) {
        if (all.size() <= MOST_TURNS) {
            return all;
        }
        List<TurnStart> some = new ArrayList<>();
        for (int i = 0; i < MOST_TURNS; i++) {
            some.add(all.get((int) ((long) i * (all.size() - 1) / (MOST_TURNS - 1))));
        }
        return some;
    }
}
