package arbiter.games.capital.sheet;

import arbiter.content.yaml.Default;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * One way to attack, as it is printed. Damage may rise by a Score; without a type it is of the type chosen for the item.
 * A roll bonus, Energy, Ammo and metres that must have been driven before are zero unless given. Ledger: CAP-ATK-1.
 */
public record AttackProfile(
        @Default("Attack") String name,
        Range range,
        Versus roll,
        @Default("0") int bonus,
        Quantity damage,
        Optional<Attribute> plus,
        @Default("1") Quantity shots,
        Optional<DamageType> type,
        @Default("0") int energy,
        @Default("0") int ammo,
        @Default("1") int spread,
        @Default("0") int afterMoving,
        List<Crit> crits,
        Set<AttackFlag> flags) {

    private static final Quantity ONE_SHOT = new Quantity(0, 1);

    public AttackProfile {
        flags = EnumBits.of(AttackFlag.class, flags);
    }

    public boolean is(AttackFlag flag) {
        return EnumBits.has(flags, flag);
    }

    /** Whether rules for Melee Attacks apply. Ledger: CAP-PB-4, CAP-AMB-127. */
    public boolean isMelee() {
        return range.isMelee() || is(AttackFlag.CONSIDERED_MELEE);
    }

    /** In one line: {@code 30m VSN vs AGI, 10}. */
    public String described() {
        String times = shots.equals(ONE_SHOT) ? "" : " x (" + shots + ") Shots";
        return range + " " + roll + ", " + damage
                + plus.map(score -> " + " + score).orElse("") + times;
    }

    /**
     * What an Attack gains when its roll wins by the margin or more. With a type it is damage of its own instead of an
     * increase; with an arc it hurts another unit within so many metres of the target. Ledger: CAP-KEY-CRIT.
     */
    public record Crit(
            int margin,
            @Default("0") Quantity damage,
            boolean trainedOnly,
            Optional<DamageType> type,
            OptionalInt arc) {}
}
