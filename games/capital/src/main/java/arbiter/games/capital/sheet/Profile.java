package arbiter.games.capital.sheet;

import arbiter.games.capital.trait.AbilityTrait;
import arbiter.tabletop.unit.FixedList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A unit as play uses it: all that does not change during a fight, worked out beforehand. Made from a character, a
 * companion or an adversary.
 */
public record Profile(
        String name,
        int level,
        Optional<CharacterClass> role,
        Size size,
        Set<UnitTag> tags,
        Scores scores,
        Maxima maxima,
        int armour,
        boolean heavyArmour,
        int hands,
        int bossfight,
        Rerolls rerolls,
        List<Training> trainings,
        List<Acquired> abilities,
        List<Armed> weapons,
        List<Carried> items,
        List<Strike> strikes,
        Story story,
        Optional<Shell> shell,
        Optional<SignatureKind> signature,
        Optional<Profile> companion,
        Optional<VehicleProfile> vehicle) {

    public Profile {
        tags = EnumBits.of(UnitTag.class, tags);
        abilities = AcquiredAbilities.of(abilities);
        trainings = FixedList.copyOf(trainings);
        weapons = FixedList.copyOf(weapons);
        items = FixedList.copyOf(items);
        strikes = FixedList.copyOf(strikes);
    }

    public int score(Attribute attribute) {
        return scores.of(attribute);
    }

    public int score(Basis basis) {
        return basis.score(scores);
    }

    public boolean is(UnitTag tag) {
        return EnumBits.has(tags, tag);
    }

    /** What its Abilities do. */
    public ProfileTraits traits() {
        return AcquiredAbilities.traits(abilities);
    }

    /** The Ability that brings it a trait. */
    public Ability bringing(AbilityTrait trait) {
        return traits().bringing(trait)
                .orElseThrow(() -> new IllegalArgumentException(name + " has no Ability with " + trait));
    }

    /** Training with this weapon; one's own Signature is always covered. Ledger: CAP-SIG-2, CAP-AMB-53. */
    public boolean trainedWith(Weapon weapon) {
        for (Armed armed : weapons) {
            if (armed.weapon() == weapon) {
                return armed.trained();
            }
        }
        return Training.anyCovers(trainings, weapon.tags());
    }

    public boolean trainedWith(Item item) {
        return Training.anyCovers(trainings, item.tags());
    }

    public boolean trainedWith(Vehicle driven) {
        return vehicle.isPresent() && vehicle.get().vehicle() == driven || Training.anyCovers(trainings, driven.tags());
    }
}
