package arbiter.games.capital.state;

import arbiter.games.capital.sheet.AbilityId;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/** What of a unit's Abilities is available, and what runs for a number of turns. */
public final class Readiness {

    private static final int[] NONE = {};

    /** One bit for every Ability, by its place. */
    long cooling;
    /** One bit for every natural Attack, by its place in the profile. */
    long coolingStrikes;

    long spent;
    /** Amount and turns left of each Regeneration, in pairs; replaced, never written into. */
    int[] regeneration = NONE;

    int clarity;
    String ralliedBy;
    int rallyTurns;
    /** The first turn in which Rally can make more of an Action again. */
    int rallyAgainIn;

    int assembleUses;
    int assembledIn;
    /** The first turn in which the unit can be ordered again, after it has refused. */
    int orderAgainIn;

    Readiness() {}

    /** Whether it is on Cooldown. Ledger: CAP-KEY-COOLDOWN. */
    public boolean isCooling(AbilityId ability) {
        return (cooling & bit(ability)) != 0;
    }

    /** Whether the natural Attack at that place of the profile is on Cooldown. */
    public boolean isCooling(int strike) {
        return (coolingStrikes >>> strike & 1) != 0;
    }

    public boolean anyCooling() {
        return (cooling | coolingStrikes) != 0;
    }

    /** Whether that Ultimate was used. Ledger: CAP-KEY-ULTIMATE. */
    public boolean isSpent(AbilityId ultimate) {
        return (spent & bit(ultimate)) != 0;
    }

    public boolean anySpent() {
        return spent != 0;
    }

    /** The hit points regained at the start of a turn; several Regenerations add up. Ledger: CAP-AMB-105. */
    public int regeneration() {
        int sum = 0;
        for (int i = 0; i < regeneration.length; i += 2) {
            sum += regeneration[i];
        }
        return sum;
    }

    public int clarity() {
        return clarity;
    }

    /** The Captain whose Rally the unit is under. */
    public Optional<String> ralliedBy() {
        return Optional.ofNullable(ralliedBy);
    }

    public boolean isRallied() {
        return ralliedBy != null;
    }

    /** How many starts of the Captain's turns the Rally still lasts. */
    public int rallyTurns() {
        return rallyTurns;
    }

    /** Whether Rally can still make more of an Action in that turn. */
    public boolean mayRally(int turn) {
        return ralliedBy != null && turn >= rallyAgainIn;
    }

    /** How often the unit has called others together in that turn. Ledger: CAP-AMB-113. */
    public int assembleUses(int turn) {
        return assembledIn == turn ? assembleUses : 0;
    }

    public boolean refused(int turn) {
        return turn < orderAgainIn;
    }

    static long bit(AbilityId ability) {
        if (ability.ordinal() >= Long.SIZE) {
            throw new IllegalArgumentException(ability + " is kept under the Ability that it acts as");
        }
        return 1L << ability.ordinal();
    }

    void addRegeneration(int amount, int turns) {
        int[] more = Arrays.copyOf(regeneration, regeneration.length + 2);
        more[more.length - 2] = amount;
        more[more.length - 1] = turns;
        regeneration = more;
    }

    /** One turn less for every Regeneration; those that ran out are gone. */
    void tickRegeneration() {
        int[] left = new int[regeneration.length];
        int size = 0;
        for (int i = 0; i < regeneration.length; i += 2) {
            if (regeneration[i + 1] > 1) {
                left[size++] = regeneration[i];
                left[size++] = regeneration[i + 1] - 1;
            }
        }
        regeneration = size == 0 ? NONE : Arrays.copyOf(left, size);
    }

    void restore(Readiness earlier) {
        cooling = earlier.cooling;
        coolingStrikes = earlier.coolingStrikes;
        spent = earlier.spent;
        regeneration = earlier.regeneration;
        clarity = earlier.clarity;
        ralliedBy = earlier.ralliedBy;
        rallyTurns = earlier.rallyTurns;
        rallyAgainIn = earlier.rallyAgainIn;
        assembleUses = earlier.assembleUses;
        assembledIn = earlier.assembledIn;
        orderAgainIn = earlier.orderAgainIn;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Readiness that
                && cooling == that.cooling
                && coolingStrikes == that.coolingStrikes
                && spent == that.spent
                && clarity == that.clarity
                && rallyTurns == that.rallyTurns
                && rallyAgainIn == that.rallyAgainIn
                && assembleUses == that.assembleUses
                && assembledIn == that.assembledIn
                && orderAgainIn == that.orderAgainIn
                && Objects.equals(ralliedBy, that.ralliedBy)
                && Arrays.equals(regeneration, that.regeneration);
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(31 * (31 * cooling + coolingStrikes) + spent)
                + Arrays.hashCode(regeneration)
                + clarity;
    }
}
