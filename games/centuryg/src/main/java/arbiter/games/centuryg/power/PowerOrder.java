package arbiter.games.centuryg.power;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * In which order Powers are named where several can be called: that of {@link PowerTraits}, but for windows whose step
 * of the ledger names an order of its own. Random and habitual answers go by places, so the order of the game's own
 * Powers stays; any others follow as they were learned.
 */
final class PowerOrder {

    /** Ledger: 5.3 step 12. */
    private static final List<Class<? extends PowerTrait>> BEFORE_DAMAGE =
            List.of(HalvedDamage.class, Bodyguard.class, SharedPain.class, SelfRepair.class, Withdrawal.class);

    /** Ledger: 5.3 step 13. */
    private static final List<Class<? extends PowerTrait>> AT_DESTRUCTION = List.of(LastStand.class, Withdrawal.class);

    private PowerOrder() {}

    static List<KnownPower> usual(List<KnownPower> known) {
        return sorted(known, PowerTraits.ALL::order);
    }

    static List<KnownPower> beforeDamage(List<KnownPower> known) {
        return sorted(known, trait -> place(trait, BEFORE_DAMAGE));
    }

    static List<KnownPower> atDestruction(List<KnownPower> known) {
        return sorted(known, trait -> place(trait, AT_DESTRUCTION));
    }

    private static List<KnownPower> sorted(List<KnownPower> known, ToIntFunction<PowerTrait> place) {
        List<KnownPower> sorted = new ArrayList<>(known);
        sorted.sort(Comparator.comparingInt(power -> place.applyAsInt(power.trait())));
        return List.copyOf(sorted);
    }

    private static int place(PowerTrait trait, List<Class<? extends PowerTrait>> order) {
        int place = order.indexOf(trait.getClass());
        return place < 0 ? order.size() : place;
    }
}
