package arbiter.games.centuryg.person;

import arbiter.games.centuryg.sheet.Person;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.trait.TraitsInUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Somebody's sheet and the Equipment got hold of until the Episode ends. It never changes; what the Traits do is kept with
 * it, because rules ask all the time. Ledger: BCG-EQT-2, BCG-EQUIP-2.
 */
final class EquippedPerson {

    private Person person;
    private List<Taken> gear;
    private transient volatile TraitsInUse traits;

    /** For reading a saved fight. */
    private EquippedPerson() {}

    EquippedPerson(Person person, List<Taken> gear) {
        this.person = person;
        this.gear = List.copyOf(gear);
    }

    Person person() {
        return person;
    }

    List<Taken> gear() {
        return gear;
    }

    EquippedPerson with(Taken item) {
        List<Taken> all = new ArrayList<>(gear);
        all.add(item);
        return new EquippedPerson(person, all);
    }

    boolean has(Trait entry) {
        return person.traits().stream().anyMatch(taken -> taken.trait().isSame(entry))
                || gear.stream().anyMatch(taken -> taken.trait().isSame(entry));
    }

    /** What the Traits do, bought ones and gear together. */
    TraitsInUse traits() {
        TraitsInUse known = traits;
        if (known == null) {
            List<Taken> all = new ArrayList<>(person.traits());
            all.addAll(gear);
            known = TraitsInUse.of(all);
            traits = known;
        }
        return known;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EquippedPerson that && gear.equals(that.gear) && person.equals(that.person);
    }

    @Override
    public int hashCode() {
        return Objects.hash(person.name(), gear);
    }
}
