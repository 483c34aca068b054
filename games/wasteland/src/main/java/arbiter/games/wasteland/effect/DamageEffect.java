package arbiter.games.wasteland.effect;

import arbiter.games.wasteland.damage.DamageSource;
import arbiter.games.wasteland.damage.Hit;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/**
 * What the Effects of a damage roll do. Every Effect feeds every damage effect of the weapon, even where resistance stops
 * all damage. Each method is a moment of the damage procedure. Ledger: section 2.17, WAS-DMG-9, WAS-EFF-9.
 */
public interface DamageEffect {

    /** The parts of an attack after its damage, in their order. Ledger: WAS-DMG-9. */
    enum Afterwards {
        NOTHING,
        RADIATION,
        STUN,
        PERSISTENT
    }

    /** As people write it: {@code Piercing 1}. */
    String words();

    /** Points on top of the rolled damage. Ledger: WAS-DMG-2, WAS-EFF-8. */
    default int moreDamage(int effects) {
        return 0;
    }

    /** Points of resistance that do not count. Ledger: WAS-DMG-5, WAS-EFF-4. */
    default int ignoredResistance(int effects) {
        return 0;
    }

    /** Points that cover or armour loses before cover is rolled. Ledger: WAS-DMG-3, WAS-EFF-2. */
    default int broken(int effects) {
        return 0;
    }

    /** Additional targets that may be hit. Ledger: WAS-EFF-1. */
    default int moreTargets(int effects) {
        return 0;
    }

    /** Additional hits on the same target at half the damage. Ledger: WAS-EFF-6. */
    default int moreHits(int effects) {
        return 0;
    }

    /** When it does something of its own after the damage. */
    default Afterwards when() {
        return Afterwards.NOTHING;
    }

    /** What it does then to a target, with where that was hit first; called only where there is an Effect. */
    default void afterwards(Play<WastelandState> play, DamageSource source, Hit first, int effects) {}
}
