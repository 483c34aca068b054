package arbiter.games.wasteland.creature;

import arbiter.games.wasteland.damage.Hit;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** What a creature does besides its numbers. Ledger: section 3.19. */
public interface CreatureTrait {

    /** Whether it passes over terrain and obstacles. Ledger: WAS-MOVE-7. */
    default boolean flies() {
        return false;
    }

    /** Whether minions and normal people of its side obey it. Ledger: WAS-MAJ-12. */
    default boolean leads() {
        return false;
    }

    /** Whether it never moves from where it is. */
    default boolean staysPut() {
        return false;
    }

    /** Whether darkness and fog do not hinder what it perceives. */
    default boolean perceivesInTheDark() {
        return false;
    }

    /** What its hits do besides damage, with the Effects of the damage roll. */
    default void onHit(Play<WastelandState> play, Hit hit, int effects) {}
}
