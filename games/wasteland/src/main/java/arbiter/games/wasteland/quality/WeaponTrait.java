package arbiter.games.wasteland.quality;

import arbiter.games.wasteland.sheet.RangeBand;
import java.util.List;
import java.util.Optional;

/**
 * What a weapon does besides its numbers. Each method is a moment of an attack that some quality changes; an attack form
 * asks all of them once, so that attacks themselves ask nobody. Ledger: section 2.18.
 */
public interface WeaponTrait {

    /** As people write it: {@code Close Quarters}. */
    String words();

    /** Faces that its complication range is wider. Ledger: WAS-QUAL-16. */
    default int widerComplications() {
        return 0;
    }

    /** Whether the first complication of an encounter on the wielder's own dice is ignored. Ledger: WAS-QUAL-12. */
    default boolean ignoresFirstComplication() {
        return false;
    }

    /** What is harder when it is used in one hand; 0 for what is made for one hand. Ledger: WAS-QUAL-15. */
    default int harderInOneHand() {
        return 0;
    }

    default boolean needsTwoHands() {
        return harderInOneHand() > 0;
    }

    /** Whether enemies within reach do not disturb. Ledger: WAS-QUAL-3. */
    default boolean ignoresEnemiesInReach() {
        return false;
    }

    /** Whether attacks with it gain nothing from Aim. Ledger: WAS-QUAL-7. */
    default boolean losesAim() {
        return false;
    }

    /** Combat dice that action points buy after an Aim. Ledger: WAS-QUAL-1. */
    default int diceForPointsAfterAim() {
        return 0;
    }

    /** Whether darkness adds nothing after an Aim. Ledger: WAS-QUAL-9. */
    default boolean seesInTheDarkAfterAim() {
        return false;
    }

    /** Whether an Aim may mark its target for the next ally. Ledger: WAS-QUAL-11. */
    default boolean marksTargets() {
        return false;
    }

    /** Whether whoever wields it may parry. Ledger: WAS-QUAL-10. */
    default boolean parries() {
        return false;
    }

    /** Whether injuries it causes are harder to treat. Ledger: WAS-QUAL-5. */
    default boolean debilitates() {
        return false;
    }

    /** Whether those who are unaware of the attacker may miss the attack. Ledger: WAS-QUAL-13. */
    default boolean isMuffled() {
        return false;
    }

    /** Whether nobody notices it who does not search. Ledger: WAS-QUAL-4. */
    default boolean isConcealed() {
        return false;
    }

    /** How much ammunition goes for what costs others one shot. Ledger: WAS-QUAL-6. */
    default int shotsAtOnce() {
        return 1;
    }

    /** Combat dice of each extra shot or burst. Ledger: WAS-ATK-9, WAS-QUAL-6. */
    default int dicePerExtraShot() {
        return 1;
    }

    /** Whether it strikes a whole zone. Ledger: WAS-QUAL-2. */
    default boolean strikesZones() {
        return false;
    }

    /** Whether it is laid and primed, and goes off by itself. Ledger: WAS-QUAL-8. */
    default boolean isPlaced() {
        return false;
    }

    /** How far it is best thrown, if it can be thrown. Ledger: WAS-QUAL-14. */
    default Optional<RangeBand> thrownTo() {
        return Optional.empty();
    }

    /** Accurate goes with Inaccurate on no weapon, and Reliable with Unreliable on none. Ledger: WAS-QUAL-1, WAS-QUAL-12. */
    static void refuseContradictions(List<WeaponTrait> qualities) {
        boolean aims = qualities.stream().anyMatch(one -> one.diceForPointsAfterAim() > 0);
        if (aims && qualities.stream().anyMatch(WeaponTrait::losesAim)) {
            throw new IllegalArgumentException("a weapon is Accurate or Inaccurate, not both (WAS-QUAL-1)");
        }
        boolean reliable = qualities.stream().anyMatch(WeaponTrait::ignoresFirstComplication);
        if (reliable && qualities.stream().anyMatch(one -> one.widerComplications() > 0)) {
            throw new IllegalArgumentException("a weapon is Reliable or Unreliable, not both (WAS-QUAL-12)");
        }
    }
}
