package arbiter.games.centuryg.person;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Person;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.TraitId;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Somebody's sheet and the Equipment got hold of until the Episode ends. It never changes; which Traits there are is kept
 * with it, because rules ask all the time. Ledger: BCG-EQT-2, BCG-EQUIP-2.
 */
final class EquippedPerson {

    private Person person;
    private List<Taken> gear;
    private transient volatile Set<TraitId> traits;

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

    boolean has(TraitId id) {
        Set<TraitId> known = traits;
        if (known == null) {
            Set<TraitId> own = EnumSet.noneOf(TraitId.class);
            person.traits().forEach(taken -> TraitId.of(taken.trait().id()).ifPresent(own::add));
            known = own;
            traits = own;
        }
        return known.contains(id) || !gear.isEmpty() && !of(gear, id).isEmpty();
    }

    List<Taken> all(TraitId id) {
        if (gear.isEmpty()) {
            return person.all(id);
        }
        List<Taken> all = new ArrayList<>(person.all(id));
        all.addAll(of(gear, id));
        return all;
    }

    private static List<Taken> of(List<Taken> equipment, TraitId id) {
        return equipment.stream()
                .filter(taken -> taken.trait().id().equals(EnumWords.of(id)))
                .toList();
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
