package arbiter.games.narrative.attack;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;
import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_SETBACK;
import static arbiter.games.narrative.pool.PoolChange.Kind.DECREASE_DIFFICULTY;
import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_DIFFICULTY;
import static arbiter.games.narrative.pool.PoolChange.Kind.UPGRADE_DIFFICULTY;

import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleAttacks;
import arbiter.games.narrative.vehicle.VehicleDefence;
import arbiter.kernel.Modifiers;
import arbiter.space.band.Band;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The pool of an attack, from all that the table knows of attacker and target: skill, range, engagement, qualities,
 * defence, lying prone, size, and friends in the way. Ledger: NAR-COMBAT-2, section 5.2, steps 2 and 3.
 */
public final class AttackPool {

    private static final int SIZE_DIFFERENCE = 2;
    private static final Map<Band, String> WORDS = words();

    private final NarrativeState state;
    private final Participant attacker;
    private final Participant target;
    private final AttackSource source;
    private final Band band;

    private AttackPool(NarrativeState state, Participant attacker, Participant target, AttackSource source) {
        this.state = state;
        this.attacker = attacker;
        this.target = target;
        this.source = source;
        this.band = state.band(attacker, target);
    }

    /** Why this attack cannot be made at all; nothing where it can. Ledger: NAR-RANGE-3 to 5. */
    public static Optional<String> refusal(
            NarrativeState state, Participant attacker, Participant target, AttackSource source) {
        Band band = state.band(attacker, target);
        if (!band.within(source.range())) {
            return Optional.of(source.name() + " reaches to " + word(source.range()) + ", and " + target.name()
                    + " is at " + word(band));
        }
        if (source.skill().id().equals("gunnery") && state.isEngagedWithOpponent(attacker)) {
            return Optional.of("nobody makes Gunnery checks while engaged with an opponent");
        }
        return VehicleAttacks.refusal(state, target, source); // NAR-VEH-4
    }

    /** Whether it cannot be made: for menus, which ask it of every weapon and target and read no reasons. */
    public static boolean isRefused(
            NarrativeState state, Participant attacker, Participant target, AttackSource source) {
        return !state.band(attacker, target).within(source.range())
                || refusal(state, attacker, target, source).isPresent();
    }

    public static Optional<String> refusal(
            NarrativeState state, Participant attacker, Participant target, Weapon weapon) {
        return refusal(state, attacker, target, WeaponSource.of(attacker, weapon));
    }

    public static PoolPlan of(NarrativeState state, Participant attacker, Participant target, Weapon weapon) {
        return of(state, attacker, target, WeaponSource.of(attacker, weapon));
    }

    public static PoolPlan of(NarrativeState state, Participant attacker, Participant target, AttackSource source) {
        AttackPool pool = new AttackPool(state, attacker, target, source);
        PoolPlan plan = SkillPool.of(attacker, source.skill()).against(pool.base());
        plan = plan.and(INCREASE_DIFFICULTY, pool.whileEngaged(), "shooting while engaged");
        plan = WeaponDice.add(plan, attacker, source);
        return pool.circumstances(plan);
    }

    /** The same against a difficulty that comes from elsewhere, such as that of a power. Ledger: NAR-COMBAT-9. */
    public static PoolPlan of(
            NarrativeState state,
            Participant attacker,
            Participant target,
            AttackSource source,
            PoolBase ability,
            PoolBase difficulty) {
        AttackPool pool = new AttackPool(state, attacker, target, source);
        return pool.circumstances(WeaponDice.add(PoolPlan.of(ability).against(difficulty), attacker, source));
    }

    /** The difficulty an attack has by itself, with what makes it harder in these hands. Ledger: NAR-SIT-5. */
    static int ownDifficulty(NarrativeState state, Participant attacker, Participant target, AttackSource source) {
        AttackPool pool = new AttackPool(state, attacker, target, source);
        return pool.base().dice() + pool.whileEngaged() + WeaponDice.harder(attacker, source);
    }

    /** Dice of the circumstances for two weapons: the higher of the defences that apply. Ledger: NAR-SIT-5. */
    static PoolPlan ofPair(
            NarrativeState state,
            Participant attacker,
            Participant target,
            AttackSource primary,
            AttackSource second,
            PoolPlan plan) {
        boolean higher = defence(state, attacker, target, second).total()
                > defence(state, attacker, target, primary).total();
        AttackPool defended = new AttackPool(state, attacker, target, higher ? second : primary);
        AttackPool pool = new AttackPool(state, attacker, target, primary);
        boolean shoots = isIntoMelee(state, attacker, target, primary) || isIntoMelee(state, attacker, target, second);
        PoolPlan situation = pool.size(pool.prone(defended.defence(pool.stance(plan))));
        return pool.adversary(situation.and(UPGRADE_DIFFICULTY, shoots ? 1 : 0, "shooting into a melee"));
    }

    private PoolPlan circumstances(PoolPlan plan) {
        return adversary(friends(size(prone(defence(stance(plan))))));
    }

    private boolean isMelee() {
        return source.isMelee();
    }

    /** Ledger: NAR-RANGE-2, NAR-RANGE-4. */
    private PoolBase base() {
        if (isMelee()) {
            return PoolBase.of(Difficulty.AVERAGE, "a melee attack");
        }
        Difficulty named = switch (band) {
            case ENGAGED, SHORT -> Difficulty.EASY;
            case MEDIUM -> Difficulty.AVERAGE;
            case LONG -> Difficulty.HARD;
            case EXTREME -> Difficulty.DAUNTING;
            case STRATEGIC -> Difficulty.FORMIDABLE;
        };
        return PoolBase.of(named, word(band));
    }

    /** Ledger: NAR-RANGE-3. */
    private int whileEngaged() {
        boolean hampered =
                state.isEngagedWithOpponent(attacker) && (state.rules().everyShotHarder() || band == Band.ENGAGED);
        if (!hampered || isMelee()) {
            return 0;
        }
        return switch (source.skill().id()) {
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

    /** Each point is a setback die. Ledger: NAR-COMBAT-2, NAR-COMBAT-8. */
    private PoolPlan defence(PoolPlan plan) {
        return plan.and(
                ADD_SETBACK,
                defence(state, attacker, target, source).total(),
                isMelee() ? "melee defence" : "ranged defence");
    }

    static Modifiers defence(NarrativeState state, Participant attacker, Participant target, AttackSource source) {
        if (target.isVehicle()) {
            return VehicleDefence.of(state, attacker, target);
        }
        return source.isMelee() ? DefenceTotal.melee(state, target) : DefenceTotal.ranged(state, target);
    }

    /** Ledger: NAR-SIT-3, NAR-SIT-4, NAR-SP-H2. */
    private PoolPlan prone(PoolPlan plan) {
        int lying = attacker.isProne() && isMelee() ? 1 : 0;
        int low = target.isProne() && (isMelee() || !target.proneExposed()) ? 1 : 0;
        return plan.and(ADD_SETBACK, lying, "attacking while prone")
                .and(isMelee() ? ADD_BOOST : ADD_SETBACK, low, "a prone target");
    }

    /** Ledger: NAR-SIT-7. */
    private PoolPlan size(PoolPlan plan) {
        int larger = target.profile().silhouette() - source.silhouette(attacker);
        return plan.and(DECREASE_DIFFICULTY, larger >= SIZE_DIFFERENCE ? 1 : 0, "a large target")
                .and(INCREASE_DIFFICULTY, larger <= -SIZE_DIFFERENCE ? 1 : 0, "a small target");
    }

    private PoolPlan friends(PoolPlan plan) {
        return plan.and(
                UPGRADE_DIFFICULTY, isIntoMelee(state, attacker, target, source) ? 1 : 0, "shooting into a melee");
    }

    /** Whether an ally is engaged with the target of a shot. Ledger: NAR-SIT-1. */
    static boolean isIntoMelee(NarrativeState state, Participant attacker, Participant target, AttackSource source) {
        if (source.isMelee()) {
            return false;
        }
        for (Participant friend : state.units()) {
            if (friend != attacker
                    && friend != target
                    && friend.present()
                    && !friend.isVehicle()
                    && !state.enemies(attacker, friend)
                    && state.band(friend, target) == Band.ENGAGED) {
                return true;
            }
        }
        return false;
    }

    /** Ledger: NAR-NPC-4. */
    private PoolPlan adversary(PoolPlan plan) {
        return plan.and(UPGRADE_DIFFICULTY, target.profile().rank("adversary"), "Adversary");
    }

    private static String word(Band band) {
        return WORDS.get(band);
    }

    private static Map<Band, String> words() {
        Map<Band, String> words = new EnumMap<>(Band.class);
        for (Band band : Band.values()) {
            words.put(band, band.name().toLowerCase(Locale.ROOT) + " range");
        }
        return words;
    }
}
