package arbiter.games.wasteland.sheet;

import arbiter.content.yaml.Default;
import arbiter.games.wasteland.effect.DamageEffect;
import arbiter.games.wasteland.quality.WeaponTrait;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A weapon, or what a body or a frame has in place of one. Without a range it strikes within reach; without ammunition
 * it is used as often as one likes, or is thrown away. A mounted one says on which arm. Ledger: sections 3.16 and 3.19.
 */
public record Weapon(
        String id,
        String name,
        Skill skill,
        int dice,
        List<DamageEffect> effects,
        @Default("physical") DamageType type,
        Optional<DamageType> secondType,
        @Default("0") int fireRate,
        Optional<RangeBand> range,
        List<WeaponTrait> qualities,
        Optional<String> ammunition,
        @Default("0") int weight,
        boolean natural,
        OptionalInt arm,
        String text)
        implements Item, Covered {

    public Weapon {
        if (dice < 1) {
            throw new IllegalArgumentException("a weapon rolls 1 combat die or more, not " + dice);
        }
        WeaponTrait.refuseContradictions(qualities);
        if (ammunition.isPresent() && range.isEmpty()) {
            throw new IllegalArgumentException("what strikes within reach needs no ammunition");
        }
    }

    @Override
    public LedgerEntry.Status status() {
        return LedgerEntry.Status.CHOICE;
    }

    /** Of two types the target has the lower resistance. Ledger: WAS-DMG-11. */
    public List<DamageType> types() {
        return secondType.isEmpty() ? type.alone() : List.of(type, secondType.get());
    }

    /** Whether it can be swung. Ledger: WAS-ATK-12. */
    public boolean strikes() {
        return range.isEmpty() && !isPlaced();
    }

    /** Whether it can be thrown. Ledger: WAS-QUAL-14. */
    public boolean isThrown() {
        return thrownTo().isPresent();
    }

    /** Whether it is fired where it is. */
    public boolean shoots() {
        return range.isPresent() && !isThrown();
    }

    public Optional<RangeBand> thrownTo() {
        for (WeaponTrait quality : qualities) {
            if (quality.thrownTo().isPresent()) {
                return quality.thrownTo();
            }
        }
        return Optional.empty();
    }

    /** Whether it is laid in a zone and goes off by itself. Ledger: WAS-QUAL-8. */
    public boolean isPlaced() {
        for (int i = 0; i < qualities.size(); i++) {
            if (qualities.get(i).isPlaced()) {
                return true;
            }
        }
        return false;
    }

    /** Whether it strikes a whole zone. Ledger: WAS-QUAL-2. */
    public boolean strikesZones() {
        for (int i = 0; i < qualities.size(); i++) {
            if (qualities.get(i).strikesZones()) {
                return true;
            }
        }
        return false;
    }

    public boolean needsTwoHands() {
        for (int i = 0; i < qualities.size(); i++) {
            if (qualities.get(i).needsTwoHands()) {
                return true;
            }
        }
        return false;
    }

    /** Its damage effects and qualities as people write them: {@code Vicious, Two-Handed}. */
    public String special() {
        return Stream.concat(
                        effects.stream().map(DamageEffect::words),
                        qualities.stream().map(WeaponTrait::words))
                .collect(Collectors.joining(", "));
    }
}
