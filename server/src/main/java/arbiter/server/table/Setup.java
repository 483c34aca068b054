package arbiter.server.table;

import arbiter.content.ContentProblems;
import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Source;
import arbiter.interpreters.journal.JournalJson;
import arbiter.kernel.Journal;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import arbiter.server.shared.DisplayName;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Secret;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import arbiter.server.table.loaded.Artwork;
import arbiter.server.table.loaded.JsonText;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.Seating;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Sets a table up: the game's start, who plays whom, and the first record. */
final class Setup {

    /** The maker of a table is its first member. */
    static final String MAKER = "m1";

    private static final List<String> SEATS = seatWords();

    /** A table ready to be stored. */
    record Ready(StoredTable table, StoredRecord first) {}

    private Setup() {}

    private static List<String> seatWords() {
        List<String> words = new ArrayList<>(List.of("me", Seating.GAMEMASTER));
        words.addAll(Seating.machines());
        return List.copyOf(words);
    }

    static <S extends State<S>> Ready of(Rulebook<S> book, NewTable wanted) {
        try {
            return setUp(book, wanted, situation(book, wanted).choosing(wanted.options()));
        } catch (ContentProblems problems) {
            throw new RequestRefused(RequestRefused.Code.AGAINST_THE_RULES, problems.getMessage(), "situation");
        } catch (Refused refused) {
            throw new RequestRefused(RequestRefused.Code.AGAINST_THE_RULES, refused.getMessage(), "situation");
        }
    }

    private static Situation situation(Rulebook<?> book, NewTable wanted) {
        if (wanted.situation().isPresent()) {
            Situation situation =
                    Situation.read(Source.text("situation", wanted.situation().get()), book.characterFiles());
            situation.rulebook(List.of(book));
            return situation;
        }
        List<Encounter> offered = new ArrayList<>(book.encounters());
        offered.addAll(book.examples());
        List<String> known = offered.stream().map(Encounter::id).toList();
        String name = wanted.encounter().or(() -> known.stream().findFirst()).orElse("");
        return book.encounter(name)
                .orElseThrow(() -> new RequestRefused(
                        RequestRefused.Code.NOT_FOUND, Nearest.unknown("encounter", name, known), "encounter"))
                .situation();
    }

    private static <S extends State<S>> Ready setUp(Rulebook<S> book, NewTable wanted, Situation situation) {
        Journal.Header header =
                Journal.Header.of(book.id(), book.content().version(), situation.options(book, new Problems()));
        S start = situation.start(book);
        return begin(
                book,
                wanted.title().filter(title -> !title.isBlank()).orElse(title(book, situation)),
                JournalJson.of(book).write(new Journal<>(header, start)),
                wanted.demo(),
                seats(book.game().view(start, Viewer.GAMEMASTER), wanted),
                wanted.lobby(),
                wanted.encounter(),
                new Artwork());
    }

    /** A table that begins with a journal's start. */
    static <S extends State<S>> Ready begin(
            Rulebook<S> book,
            String title,
            String start,
            boolean demo,
            Map<String, String> seats,
            boolean lobby,
            Optional<String> encounter,
            Artwork art) {
        StoredTable table = new StoredTable(
                Secret.id(), book.id(), title, demo, start, StoredTable.Secrets.create(), System.currentTimeMillis());
        LoadedTable.Begun<S> begun = LoadedTable.begin(table, book, seats, lobby);
        encounter.ifPresent(id -> begun.pending().json().put("encounter", id));
        art.copyTo(begun.pending().json());
        JsonNode json = begun.pending()
                .written(begun.loaded().journals(), begun.loaded().dice());
        return new Ready(table, new StoredRecord(1, "", "start", JsonText.write(json), table.created()));
    }

    private static String title(Rulebook<?> book, Situation situation) {
        return DisplayName.cleaned(situation.title(), book.name(), DisplayName.LONGEST_TITLE);
    }

    private static Map<String, String> seats(View view, NewTable wanted) {
        TreeSet<String> known = new TreeSet<>();
        view.units().forEach(unit -> known.addAll(List.of(unit.id(), unit.side())));
        wanted.seats().forEach((whom, seat) -> {
            if (!known.contains(whom)) {
                throw new RequestRefused(
                        RequestRefused.Code.MALFORMED, Nearest.unknown("unit or side", whom, known), "seats." + whom);
            }
            if (!SEATS.contains(seat)) {
                throw new RequestRefused(
                        RequestRefused.Code.MALFORMED, Nearest.unknown("seat", seat, SEATS), "seats." + whom);
            }
        });
        Map<String, String> seats = new LinkedHashMap<>();
        for (View.Unit unit : view.units()) {
            String seat = Optional.ofNullable(wanted.seats().get(unit.id()))
                    .or(() -> Optional.ofNullable(wanted.seats().get(unit.side())))
                    .orElse(otherwise(unit, view, wanted));
            seats.put(unit.id(), seat.equals("me") ? MAKER : seat);
        }
        return seats;
    }

    /** Without a word, the gamemaster plays everybody; whoever is alone plays the first side against the machine. */
    private static String otherwise(View.Unit unit, View view, NewTable wanted) {
        if (wanted.withGamemaster()) {
            return Seating.GAMEMASTER;
        }
        boolean own = wanted.seats().isEmpty()
                && unit.side().equals(view.units().get(0).side());
        return own ? "me" : Seating.MACHINE;
    }
}
