package arbiter.games.wasteland.sheet;

import arbiter.content.yaml.Default;
import arbiter.games.wasteland.chem.ChemTrait;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A dose of something. Whoever is addicted to it and has none in the blood finds tests of one attribute harder. Ledger:
 * section 3.18.
 */
public record Chem(
        String id,
        String name,
        Duration duration,
        List<ChemTrait> effects,
        OptionalInt addiction,
        Optional<Attribute> drawback,
        @Default("0") int weight,
        @Default("automated") LedgerEntry.Status status,
        String text)
        implements Item, Covered {

    /** How long a dose works. Ledger: WAS-CHEM-1. */
    public enum Duration {
        INSTANT,
        BRIEF,
        LASTING
    }

    public Chem {
        if (addiction.isPresent() != drawback.isPresent()) {
            throw new IllegalArgumentException("a chem with an addiction rating has a drawback, and no other has one");
        }
    }
}
