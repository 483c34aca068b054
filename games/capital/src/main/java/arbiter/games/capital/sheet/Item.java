package arbiter.games.capital.sheet;

import arbiter.content.yaml.Default;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Equipment that is no weapon. With grades, price and rarity are those of the grade. */
public record Item(
        String id,
        String name,
        List<String> tags,
        OptionalInt price,
        Optional<Rarity> rarity,
        @Default("1") int hands,
        boolean heavy,
        List<Grade> grades,
        List<Packed> holds,
        List<Treatment> treatments,
        @Default("1") int trainedDieAtLeast,
        Optional<Light> light,
        OptionalInt signal,
        Optional<Improvisation> improvised,
        @Default("choice") LedgerEntry.Status status,
        String text)
        implements Gear, Covered {

    /** The price of one; a kit costs what is in it. Ledger: CAP-AMB-42. */
    public OptionalInt worth() {
        return price.isPresent() || holds.isEmpty()
                ? price
                : OptionalInt.of(holds.stream().mapToInt(Packed::price).sum());
    }

    public boolean isGraded() {
        return !grades.isEmpty();
    }

    public Optional<Grade> grade(String grade) {
        return grades.stream().filter(one -> one.id().equals(grade)).findFirst();
    }
}
