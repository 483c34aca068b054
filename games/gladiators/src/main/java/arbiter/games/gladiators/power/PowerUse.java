package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import java.util.Optional;

/**
 * One use of a power: by whom, which power in which way, on what occasion, and what was declared with it. Whatever its
 * user activates from number {@code since} on belongs to this use. What a Reflection throws back is somebody else's power
 * and has the Level that it struck with.
 */
public record PowerUse(
        Gladiator user,
        OwnedPower power,
        PlainPower way,
        UseOccasion occasion,
        Declared declared,
        int since,
        Optional<Modifiers> struckWith) {

    public PowerUse(Gladiator user, OwnedPower power, PlainPower way, UseOccasion occasion, Declared declared) {
        this(user, power, way, occasion, declared, user.inUse().next(), Optional.empty());
    }

    public static PowerUse plain(Gladiator user, OwnedPower power, PlainPower way) {
        return new PowerUse(user, power, way, UseOccasion.ACTION, Declared.PLAIN);
    }

    public AbilityKind kind() {
        return way.kind();
    }

    public boolean has(Class<? extends ModifierKind> modifier) {
        return way.has(modifier);
    }

    /** Its place among the ways of its power. */
    public int wayPlace() {
        return power.ways().indexOf(way);
    }

    /** The Level in use before distance and what is added to blows. Ledger: GG-AMB-112. */
    public Modifiers level(GladiatorsState state) {
        return LevelInUse.of(state, this);
    }

    public PowerUse on(UseOccasion other) {
        return new PowerUse(user, power, way, other, declared, since, struckWith);
    }

    /** Another power of the same user on the same occasion, with nothing special said about it. */
    public PowerUse with(OwnedPower other, PlainPower otherWay) {
        return new PowerUse(user, other, otherWay, occasion, Declared.PLAIN);
    }

    public PowerUse declaring(Declared said) {
        return new PowerUse(user, power, way, occasion, said, since, struckWith);
    }

    /** The same by somebody whom it has hit without harm, at the Level with which it did. Ledger: GG-AMB-15. */
    public PowerUse thrownBack(Gladiator by, Modifiers level) {
        Declared said = Declared.PLAIN.aimed().lethal(declared.lethal());
        return new PowerUse(
                by, power, way, UseOccasion.REFLECTION, said, by.inUse().next(), Optional.of(level));
    }

    /** Whether the power is its user's: only then it wears out, adapts and lasts. */
    public boolean isOwn() {
        return struckWith.isEmpty();
    }
}
