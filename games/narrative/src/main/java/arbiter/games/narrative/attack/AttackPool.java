package arbiter.games.narrative.attack;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;
import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_SETBACK;
import static arbiter.games.narrative.pool.PoolChange.Kind.DECREASE_DIFFICULTY;
import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_DIFFICULTY;
import static arbiter.games.narrative.pool.PoolChange.Kind.UPGRADE_DIFFICULTY;

import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.sheet.DefenceRatings;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import java.util.Locale;
import java.util.Optional;

/**
 * The pool of an attack with a weapon, from all that the table knows: skill, range, engagement, qualities, defence,
 * lying prone, size, and friends in the way. Ledger: NAR-COMBAT-2, section 5.2, steps 2 and 3.
 */
public final class AttackPool {

    private static final int SIZE_DIFFERENCE = 2;

    private final NarrativeState state;
    private final Participant attacker;
    private final Participant target;
    private final Weapon weapon;
    private final Band band;

    private AttackPool(NarrativeState state, Participant attacker, Participant target, Weapon weapon) {
        this.state = state;
        this.attacker = attacker;
        this.target = target;
        this.weapon = weapon;
        this.band = state.band(attacker, target);
    }

    /** Why this attack cannot be made at all; nothing where it can. Ledger: NAR-RANGE-3 to 5. */
    public static Optional<String> refusal(
            NarrativeState state, Participant attacker, Participant target, Weapon weapon) {
        Band band = state.band(attacker, target);
        if (!band.within(weapon.range())) {
            return Optional.of(weapon.name() + " reaches to " + word(weapon.range()) + ", and " + target.name()
                    + " is at " + word(band));
        }
        if (weapon.skill().id().equals("gunnery") && state.isEngagedWithOpponent(attacker)) {
            return Optional.of("nobody makes Gunnery checks while engaged with an opponent");
        }
        return Optional.empty();
    }

    public static PoolPlan of(NarrativeState state, Participant attacker, Participant target, Weapon weapon) {
        return new AttackPool(state, attacker, target, weapon).plan();
    }

    private PoolPlan plan() {
        PoolPlan plan = WeaponDice.add(
                difficulty(SkillPool.of(attacker, weapon.skill())),
                weapon,
                attacker.profile().characteristics());
        return adversary(friends(size(prone(defence(stance(plan))))));
    }

    /** What only reaches engaged targets is a melee attack. */
    private boolean isMelee() {
        return weapon.range() == Band.ENGAGED;
    }

    /** Ledger: NAR-RANGE-2 to 4. */
    private PoolPlan difficulty(PoolPlan plan) {
        if (isMelee()) {
            return plan.against(Difficulty.AVERAGE, "a melee attack");
        }
        Difficulty named = switch (band) {
            case ENGAGED, SHORT -> Difficulty.EASY;
            case MEDIUM -> Difficulty.AVERAGE;
            case LONG -> Difficulty.HARD;
            case EXTREME -> Difficulty.DAUNTING;
            case STRATEGIC -> Difficulty.FORMIDABLE;
        };
        boolean hampered =
                state.isEngagedWithOpponent(attacker) && (state.rules().everyShotHarder() || band == Band.ENGAGED);
        return plan.against(named, word(band))
                .and(INCREASE_DIFFICULTY, hampered ? whileEngaged() : 0, "shooting while engaged");
    }

    /** Ledger: NAR-RANGE-3. */
    private int whileEngaged() {
        return switch (weapon.skill().id()) {
            case "ranged-light" -> 1;
            case "ranged-heavy" -> 2;
            default -> 0;
        };
    }

    /** Ledger: NAR-MAN-1, NAR-MAN-2, NAR-MAN-4. */
    private PoolPlan stance(PoolPlan plan) {
        return plan.and(ADD_BOOST, attacker.aiming().boost(), "Aim")
                .and(ADD_SETBACK, attacker.aiming().setback(), "Called Shot")
                .and(ADD_SETBACK, attacker.guard().raised() ? 1 : 0, "Guarded Stance");
    }

    /** Each point is a setback die; more than 4 never counts. Ledger: NAR-COMBAT-2, NAR-COMBAT-8. */
    private PoolPlan defence(PoolPlan plan) {
        DefenceRatings ratings = target.profile().defence();
        int guarded = target.guard().raised() ? 1 : 0; // NAR-MAN-4
        int defence = Math.min(DefenceRatings.MOST, isMelee() ? ratings.melee() + guarded : ratings.ranged());
        return plan.and(ADD_SETBACK, defence, isMelee() ? "melee defence" : "ranged defence");
    }

    /** Ledger: NAR-SIT-3, NAR-SIT-4. */
    private PoolPlan prone(PoolPlan plan) {
        int lying = attacker.isProne() && isMelee() ? 1 : 0;
        int low = target.isProne() ? 1 : 0;
        return plan.and(ADD_SETBACK, lying, "attacking while prone")
                .and(isMelee() ? ADD_BOOST : ADD_SETBACK, low, "a prone target");
    }

    /** Ledger: NAR-SIT-7. */
    private PoolPlan size(PoolPlan plan) {
        int larger = target.profile().silhouette() - attacker.profile().silhouette();
        return plan.and(DECREASE_DIFFICULTY, larger >= SIZE_DIFFERENCE ? 1 : 0, "a large target")
                .and(INCREASE_DIFFICULTY, larger <= -SIZE_DIFFERENCE ? 1 : 0, "a small target");
    }

    /** Ledger: NAR-SIT-1. */
    private PoolPlan friends(PoolPlan plan) {
        boolean inTheWay = !isMelee()
                && state.friendsOf(attacker).stream()
                        .anyMatch(friend -> friend != target && state.band(friend, target) == Band.ENGAGED);
        return plan.and(UPGRADE_DIFFICULTY, inTheWay ? 1 : 0, "shooting into a melee");
    }

    /** Ledger: NAR-NPC-4. */
    private PoolPlan adversary(PoolPlan plan) {
        return plan.and(UPGRADE_DIFFICULTY, target.profile().rank("adversary"), "Adversary");
    }

    private static String word(Band band) {
        return band.name().toLowerCase(Locale.ROOT) + " range";
    }
}
