package arbiter.games.narrative.attack;

import arbiter.games.narrative.sheet.RatedQuality;
import arbiter.games.narrative.sheet.Scale;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;
import arbiter.space.band.Band;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What an attack is made with: a weapon in somebody's hands, a mounted one, or a power. */
public interface AttackSource {

    String name();

    Skill skill();

    /** Base damage with its parts. Ledger: NAR-DMG-1. */
    Modifiers damage();

    /** The Critical Rating; without one only a triumph pays for an injury. Ledger: NAR-SPEND-4, NAR-BP-1. */
    OptionalInt critical();

    Band range();

    List<RatedQuality> qualities();

    /** Whether its damage is strain. Ledger: NAR-Q-22, NAR-SIT-6. */
    boolean dealsStrain();

    /** The item that it is, by its id among what its user has; none for powers, bare hands and mounted weapons. */
    Optional<String> item();

    /** The weapon as content has it, where it is one. */
    default Optional<Weapon> weaponUsed() {
        return Optional.empty();
    }

    default Scale scale() {
        return Scale.PERSONAL;
    }

    /** What only reaches engaged targets is a melee attack. Ledger: NAR-RANGE-4, NAR-COMBAT-9. */
    default boolean isMelee() {
        return range() == Band.ENGAGED;
    }

    /** Ledger: NAR-COMBAT-9. */
    default boolean isPower() {
        return skill().isDiscipline();
    }

    /** How large the attacker counts with it: a vehicle for what is mounted on it. Ledger: NAR-SIT-7. */
    default int silhouette(Participant attacker) {
        return attacker.profile().silhouette();
    }

    /** By how many difficulty dice what it sets on fire is harder to put out. Ledger: NAR-FX-ATT-15. */
    default int fiercerFlames() {
        return 0;
    }

    /** Whether it can run out of ammunition. Ledger: NAR-SPEND-9. */
    default boolean usesAmmunition() {
        return false;
    }

    /** The rating of one of its qualities, 0 without it. */
    default int rating(String quality) {
        return RatedQuality.rating(qualities(), quality);
    }
}
