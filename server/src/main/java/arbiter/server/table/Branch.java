package arbiter.server.table;

import arbiter.interpreters.journal.JournalJson;
import arbiter.kernel.Journal;
import arbiter.kernel.JournalMismatch;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Records;
import arbiter.server.store.Role;
import arbiter.server.store.StoredRecord;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.Seating;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A new table that begins where another one was: at its beginning, or before the act in which some item happened. */
final class Branch {

    private final Records records;
    private final SeatedTable from;
    private final String member;

    Branch(Records records, SeatedTable from, String member) {
        this.records = records;
        this.from = from;
        this.member = member;
    }

    /** Ready to be stored; the others' units are the gamemaster's, or the machine's where there is none. */
    Setup.Ready at(long number, boolean swapped) {
        return at(from.loaded(), number, swapped);
    }

    private <S extends State<S>> Setup.Ready at(LoadedTable<S> loaded, long number, boolean swapped) {
        String start = number == 0 ? loaded.stored().start() : start(loaded, number);
        return Setup.begin(
                loaded.book(),
                from.title(),
                start,
                loaded.stored().demo(),
                seats(swapped),
                false,
                Optional.empty(),
                loaded.seatsAndProposals().art());
    }

    private <S extends State<S>> String start(LoadedTable<S> loaded, long number) {
        List<Integer> items = loaded.log().from(from.sight(member), number, 1);
        if (items.isEmpty()) {
            throw new RequestRefused(RequestRefused.Code.NOT_FOUND, "the log has no item " + number, "number");
        }
        int item = items.get(0);
        LoadedTable<S> past = LoadedTable.empty(loaded.stored(), loaded.book());
        past.rememberEvents(EventPictures.MOST);
        long seq = loaded.log().record(item);
        try {
            while (past.seq() < seq) {
                List<StoredRecord> next =
                        records.from(loaded.stored().id(), past.seq() + 1, (int) Math.min(500, seq - past.seq()));
                past.takeOver(next);
            }
        } catch (JournalMismatch | Refused otherRules) {
            throw new RequestRefused(
                    RequestRefused.Code.AGAINST_THE_RULES, "the rules have changed since, so nothing can begin here");
        }
        S state = new EventPictures(past, item, List.of())
                .event(item)
                .flatMap(event -> past.table().memory().beforeStepOf(event))
                .orElseThrow(() -> new RequestRefused(
                        RequestRefused.Code.NOT_FOUND, "nothing can begin at this item; take another", "number"));
        if (!isGamemaster() && !past.book().game().hidden(state).isEmpty()) {
            throw new RequestRefused(RequestRefused.Code.NOT_ALLOWED, "there is something here you may not know of");
        }
        return JournalJson.of(past.book())
                .write(new Journal<>(past.table().journal().header(), state));
    }

    boolean isGamemaster() {
        return from.seating().member(member).role() == Role.GAMEMASTER;
    }

    private Map<String, String> seats(boolean swapped) {
        Map<String, String> seats = new LinkedHashMap<>();
        from.loaded()
                .seats()
                .keySet()
                .forEach(unit -> seats.put(unit, seat(unit, from.seating().seat(unit), swapped)));
        return seats;
    }

    private String seat(String unit, String seat, boolean swapped) {
        boolean machine = seat.equals(Seating.MACHINE);
        boolean own = seat.equals(member);
        if (own && swapped || machine && !swapped) {
            return from.seating().machine(unit);
        }
        return own || machine ? Setup.MAKER : Seating.GAMEMASTER;
    }
}
