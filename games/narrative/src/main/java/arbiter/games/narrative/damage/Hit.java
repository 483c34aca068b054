package arbiter.games.narrative.damage;

import arbiter.games.narrative.attack.AttackSource;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;

/**
 * One hit of an attack: whom, with what, how much before anything reduces it, whether it is strain, and what was bought
 * for it. Ledger: NAR-COMBAT-7, NAR-CRIT-4.
 */
public final class Hit implements Cloneable {

    private final Participant target;
    private final AttackSource source;
    private final Modifiers damage;
    private final boolean strain;
    private final boolean injures;
    private int activations;
    private boolean disabled;
    private int dealt;

    private Hit(Participant target, AttackSource source, Modifiers damage, boolean strain, boolean injures) {
        this.target = target;
        this.source = source;
        this.damage = damage;
        this.strain = strain;
        this.injures = injures;
    }

    /** Base damage and all net successes. Ledger: NAR-COMBAT-7, NAR-DMG-2. */
    public static Hit of(Participant target, AttackSource source, int netSuccess, boolean strain) {
        return new Hit(target, source, source.damage().and("net successes", netSuccess), strain, true);
    }

    /** So much damage for some other reason, which may injure or not. Ledger: NAR-Q-3, NAR-CRIT-4. */
    public static Hit of(Participant target, AttackSource source, Modifiers damage, boolean strain, boolean injures) {
        return new Hit(target, source, damage, strain, injures);
    }

    /** The same hit on somebody else. Ledger: NAR-SIT-1. */
    public Hit on(Participant other) {
        return new Hit(other, source, damage, strain, injures);
    }

    public Participant target() {
        return target;
    }

    public AttackSource source() {
        return source;
    }

    /** Before barriers and soak. */
    public Modifiers damage() {
        return damage;
    }

    public boolean strain() {
        return strain;
    }

    /** Whether a Critical Injury can be bought for it at all. */
    public boolean injures() {
        return injures;
    }

    /** How often a Critical Injury was activated on it: one roll, and 10 for each after the first. Ledger: NAR-CRIT-1. */
    public int activations() {
        return activations;
    }

    public void activate() {
        activations++;
    }

    /** No Critical Injury comes of it after all. Ledger: NAR-FX-ORA-7. */
    void spare() {
        activations = 0;
    }

    /** It does something else in place of damage. Ledger: NAR-SPEND-8. */
    public boolean disabled() {
        return disabled;
    }

    public void disable() {
        disabled = true;
    }

    /** The same hit as it stands now. */
    public Hit copy() {
        try {
            return (Hit) clone();
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Whether both strike the same one alike. */
    public boolean isLike(Hit that) {
        return target == that.target
                && source == that.source
                && strain == that.strain
                && injures == that.injures
                && activations == that.activations
                && disabled == that.disabled
                && dealt == that.dealt
                && damage.equals(that.damage);
    }

    /** What came through, once it is known. */
    public int dealt() {
        return dealt;
    }

    public void dealt(int amount) {
        dealt = amount;
    }
}
