package arbiter.games.centuryg.state;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Person;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.TraitId;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Somebody's sheet, which never changes, and the equipment got hold of besides. Ledger: BCG-EQUIP-2. */
public abstract class EquippedPerson {

    private Person person;
    private transient Set<TraitId> traits;
    /** Equipment got hold of until the Episode ends. Ledger: BCG-EQT-2. */
    List<Taken> gear = List.of();

    /** For reading a saved fight. */
    EquippedPerson() {}

    EquippedPerson(Person person) {
        this.person = person;
    }

    public final Person person() {
        return person;
    }

    public final int rank(PilotAttribute attribute) {
        return person.rank(attribute);
    }

    /** Whether the person has the Trait, bought or got hold of for this Episode. Ledger: BCG-EQUIP-2. */
    public final boolean has(TraitId id) {
        if (traits == null) {
            traits = EnumSet.noneOf(TraitId.class);
            person.traits().forEach(taken -> TraitId.of(taken.trait().id()).ifPresent(traits::add));
        }
        return traits.contains(id) || !gear.isEmpty() && !of(gear, id).isEmpty();
    }

    /** Whether that choice was made with one of the copies of a Trait. */
    public final boolean chose(TraitId id, String choice) {
        if (!has(id)) {
            return false;
        }
        for (Taken taken : all(id)) {
            if (taken.choices().contains(choice)) {
                return true;
            }
        }
        return false;
    }

    /** Every copy of a Trait, bought ones first. */
    public final List<Taken> all(TraitId id) {
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

    /** Equipment of this Episode only. */
    public final List<Taken> gear() {
        return gear;
    }

    void restoreEquipment(EquippedPerson earlier) {
        person = earlier.person;
        traits = earlier.traits;
        gear = earlier.gear;
    }

    boolean isEquippedLike(EquippedPerson that) {
        return gear.equals(that.gear) && person.equals(that.person);
    }
}
