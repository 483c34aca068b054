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

    /** A version of an item: an armour bonus, the places in a tent, the kind of an outfit. */
    public record Grade(
            String id,
            OptionalInt price,
            Rarity rarity,
            @Default("0") int armour,
            boolean heavy,
            @Default("0") int people) {}

    /** Something inside a kit. */
    public record Packed(
            Item item, Optional<String> grade, @Default("1") int count) {

        /** What it would cost by itself; nothing if it is not for sale. */
        int price() {
            int each = grade.flatMap(item::grade)
                    .map(Grade::price)
                    .orElse(item.price())
                    .orElse(0);
            return each * count;
        }
    }

    /** The Simple Melee Weapon that a thing is close enough to, with so much less damage. Ledger: CAP-UNARM-2. */
    public record Improvisation(Weapon like, @Default("0") int less) {}

    /** Light that can be switched on and off. */
    public record Light(int metres, boolean cone) {}

    /** Something in a medical kit, used up one by one as an Action. Ledger: CAP-EQ-9, CAP-AMB-101. */
    public record Treatment(
            String name,
            int stock,
            Quantity heals,
            @Default("0") int regeneration,
            @Default("0") int turns,
            boolean notCritical) {}
}
