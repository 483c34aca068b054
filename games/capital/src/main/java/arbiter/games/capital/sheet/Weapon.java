package arbiter.games.capital.sheet;

import arbiter.content.yaml.Default;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Something to fight with. Its damage type is fixed per piece, out of those on offer. */
public record Weapon(
        String id,
        String name,
        List<String> tags,
        OptionalInt price,
        Optional<Rarity> rarity,
        List<DamageType> damageTypes,
        @Default("1") int hands,
        @Default("never") Heavy heavy,
        @Default("0") int ammo,
        Optional<Reload> reload,
        List<AttackProfile> attacks,
        Optional<Block> block,
        OptionalInt grapple,
        Optional<Disruption> disruption,
        Optional<Training> gives,
        @Default("1") int pieces,
        String text)
        implements Gear {

    private static final String SIGNATURE = "signature";

    public Weapon {
        if (damageTypes.isEmpty()) {
            throw new IllegalArgumentException("a weapon is available with at least one damage type");
        }
        if (ammo == 0 && attacks.stream().anyMatch(attack -> attack.ammo() > 0)) {
            throw new IllegalArgumentException("an Attack spends Ammo, but the weapon holds none");
        }
    }

    /** Whether it can only be had as somebody's Signature. */
    public boolean isSignature() {
        return rarity.isPresent() && rarity.get().id().equals(SIGNATURE);
    }

    /** Whether the owner has to say which damage type this piece deals. */
    public boolean offersTypes() {
        return damageTypes.size() > 1;
    }

    /** Whether a held or worn thing limits its owner to one Move per turn. Ledger: CAP-KEY-HEAVY. */
    public enum Heavy {
        NEVER,
        ALWAYS,
        UNLESS_TRAINED;

        public boolean limits(boolean trained) {
            return this == ALWAYS || this == UNLESS_TRAINED && !trained;
        }
    }

    /** An Action that restores Ammo: all of it, unless an amount is given. Ledger: CAP-EQ-6. */
    public record Reload(OptionalInt amount, boolean instantIfTrained) {}

    /** Defensive rerolls that a held weapon gives. Ledger: CAP-KEY-BLOCK, CAP-AMB-44. */
    public record Block(int uses, @Default("1") int rerolls, boolean meleeOnly, boolean trainedOnly) {}

    /** The drifting plasma of a cannon: what it costs, how it moves, whom it burns. Ledger: CAP-AMB-119. */
    public record Disruption(int ammo, int speed, Quantity damage, int radius, int steps) {}
}
