package arbiter.games.narrative.item;

import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_DIFFICULTY;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.item.ItemEvents.ItemRepaired;
import arbiter.games.narrative.item.ItemEvents.RepairPriced;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** Repairing an item: Tech-Use as hard as the damage, for a share of the price. Ledger: NAR-CHAR-5. */
public final class ItemRepair {

    private static final String TOOLS = "tool-set";

    private ItemRepair() {}

    /** What can be repaired: damaged and not destroyed. */
    public static boolean isPossible(CarriedItem item) {
        return item.condition() != Condition.UNDAMAGED && item.condition() != Condition.DESTROYED;
    }

    /** One attempt; each net advantage saves a tenth of the sum. Takes one to two hours for each difficulty die. */
    public static void resolve(
            Play<NarrativeState> play, Participant mender, Participant owner, CarriedItem item, boolean hurried) {
        Difficulty difficulty = difficulty(item);
        boolean tools = mender.gear().has(TOOLS);
        CheckInProgress check = CheckInProgress.skill(
                play.state(),
                mender,
                play.state().tables().skill("tech-use"),
                difficulty,
                item.condition().words());
        check.add(INCREASE_DIFFICULTY, tools ? 0 : 1, "no tools");
        check.add(INCREASE_DIFFICULTY, hurried ? 1 : 0, "a hurry");
        if (tools) {
            check.with(TOOLS);
        }
        Check.roll(play, check);
        if (check.succeeds()) {
            play.emit(new ItemRepaired(owner.id(), item.id()));
            play.emit(new RepairPriced(
                    owner.id(),
                    item.name(),
                    price(item, Math.max(0, check.symbols().advantage())),
                    difficulty.dice()));
        }
        Check.finish(play, check);
    }

    static Difficulty difficulty(CarriedItem item) {
        return switch (item.condition()) {
            case MINOR -> Difficulty.EASY;
            case MODERATE -> Difficulty.AVERAGE;
            case MAJOR -> Difficulty.HARD;
            case UNDAMAGED, DESTROYED ->
                throw new IllegalArgumentException(
                        item.name() + " is " + item.condition().words() + ": there is nothing to repair");
        };
    }

    /** A quarter, half or all of its price, less a tenth of that for each advantage. */
    static int price(CarriedItem item, int advantage) {
        int share = switch (item.condition()) {
            case MINOR -> 25;
            case MODERATE -> 50;
            default -> 100;
        };
        return item.price().orElse(0) * share * Math.max(0, 10 - advantage) / 1000;
    }
}
