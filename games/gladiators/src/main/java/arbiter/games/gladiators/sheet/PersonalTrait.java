package arbiter.games.gladiators.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An advantage or a disadvantage. Frequencies and severities are those it may have; none named means any. A printed cost
 * stands in for frequency and severity. Ledger: GG-ADV-2 to 5, GG-AMB-09, GG-AMB-117.
 */
public record PersonalTrait(
        String id,
        String name,
        String rule,
        Merit merit,
        List<Occurrence> occurs,
        List<Frequency> frequency,
        List<Severity> severity,
        OptionalInt cost,
        Optional<String> alongWith,
        boolean certain,
        @Default("choice") LedgerEntry.Status status,
        String text)
        implements Entry, Covered {

    /** How it comes about. Ledger: GG-ADV-2. */
    public enum Occurrence {
        /** Used at will. */
        VOLUNTARY,
        /** When the situation arises. */
        CIRCUMSTANTIAL,
        /** It turns up by itself. */
        RANDOM
    }

    @Override
    public List<String> ledger() {
        return List.of(rule);
    }

    public List<Frequency> frequencies() {
        return frequency.isEmpty() ? List.of(Frequency.values()) : frequency;
    }

    public List<Severity> severities() {
        return severity.isEmpty() ? List.of(Severity.values()) : severity;
    }
}
