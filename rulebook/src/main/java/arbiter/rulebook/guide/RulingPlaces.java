package arbiter.rulebook.guide;

import arbiter.content.catalogue.Entry;
import arbiter.rulebook.LedgerEntry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Which rulings are told in full under which rule or entry: the first that they are about. */
final class RulingPlaces {

    private static final int LONGEST_CHAIN = 8;

    private final Map<String, LedgerEntry> rules;
    private final List<Entry> content;
    private final Map<String, List<LedgerEntry>> under = new LinkedHashMap<>();
    private final List<Entry> nowhere = new ArrayList<>();

    RulingPlaces(List<LedgerEntry> rules, List<Entry> content) {
        this.rules = rules.stream().collect(Collectors.toMap(LedgerEntry::id, Function.identity()));
        this.content = content;
        for (LedgerEntry rule : rules) {
            if (!rule.about().isEmpty()) {
                place(rule.about().get(0), LONGEST_CHAIN)
                        .ifPresentOrElse(
                                id -> under.computeIfAbsent(id, any -> new ArrayList<>())
                                        .add(rule),
                                () -> nowhere.add(rule));
            }
        }
    }

    List<LedgerEntry> under(String id) {
        return under.getOrDefault(id, List.of());
    }

    /** Rulings about nothing that stands in the book. */
    List<Entry> nowhere() {
        return nowhere;
    }

    /** A ruling about a ruling stands where that one does; a row of a table may be named by its id in the ledger. */
    private Optional<String> place(String about, int chain) {
        LedgerEntry rule = rules.get(about);
        if (rule != null) {
            boolean ruling = !rule.about().isEmpty();
            return ruling && chain > 0
                    ? place(rule.about().get(0), chain - 1)
                    : Optional.of(about).filter(id -> !ruling);
        }
        return content.stream()
                .filter(entry -> entry.id().equals(about) || entry.ledger().contains(about))
                .map(Entry::id)
                .findFirst();
    }
}
