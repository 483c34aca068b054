package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.sheet.PowerDesign;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.kernel.Modifiers;
import java.util.List;
import java.util.Set;

/**
 * What a power costs, GP by GP. Before modifiers it comes to {@code plain}, with those that help to {@code full}; every
 * drawback is worth its price times {@code scale}, all of them together at most {@code cap}. Ledger: GG-CST-1 to 13.
 */
public record Cost(Modifiers parts, int plain, int full, int scale, int drawbacks, int cap) {

    private static final int SCALE_STEP = 10;

    public int total() {
        return parts.total();
    }

    /** What drawbacks would have been worth beyond the cap. Ledger: GG-CST-5, GG-AMB-07. */
    public int swallowed() {
        return Math.max(0, drawbacks - cap);
    }

    /** The cost for somebody who has all those powers; some prices go by what else there is. */
    public static Cost of(SuperPower power, List<SuperPower> all) {
        Modifiers parts = BasePrice.of(power, all);
        for (LevelPrice.Band band : LevelPrice.bands(power.level(), limit(power))) {
            parts = parts.and(band.label(), band.price());
        }
        int plain = parts.total();
        FlexibleOptions flexible = FlexibleOptions.of(power);
        for (PowerModifier modifier : power.modifiers()) {
            int price = flexible.paid(modifier);
            parts = parts.and(modifier.title(), Math.max(0, price));
        }
        int full = parts.total();
        int scale = Math.max(1, (plain + SCALE_STEP - 1) / SCALE_STEP);
        int drawbacks = 0;
        for (PowerModifier modifier : power.modifiers()) {
            int worth = -Math.min(0, flexible.paid(modifier)) * scale;
            drawbacks += worth;
            parts = parts.and(scale == 1 ? modifier.title() : modifier.title() + " x" + scale, -worth);
        }
        int cap = Math.max(0, Math.floorDiv(full, 2));
        parts = parts.and("drawbacks beyond half of " + full, Math.max(0, drawbacks - cap));
        parts = parts.and("nothing costs less than 1", Math.max(0, 1 - parts.total()));
        return new Cost(parts, plain, full, scale, drawbacks, cap);
    }

    /** A Flexible Ability prices its Levels by the lowest Limit. Ledger: GG-CST-8. */
    static int limit(SuperPower power) {
        return power.forms().stream()
                .mapToInt(form -> form.ability().price().limit())
                .min()
                .orElseThrow();
    }

    /** What an upgraded starting ability costs beyond the free one. Ledger: GG-CST-13, GG-AMB-08. */
    static Modifiers upgrade(SuperPower power, SuperPower free, List<SuperPower> all) {
        if (isUnchanged(power.design(), free.design())) {
            return Modifiers.none();
        }
        Modifiers parts = of(power, all).parts();
        parts = parts.and("free with everybody", -of(free, List.of()).total());
        return parts.and("an upgrade costs 1 at least", Math.max(0, 1 - parts.total()));
    }

    /** The same Level, options and modifiers, in whatever order they stand. */
    private static boolean isUnchanged(PowerDesign design, PowerDesign free) {
        return design.level() == free.level()
                && Set.copyOf(design.modifiers()).equals(Set.copyOf(free.modifiers()))
                && Set.copyOf(design.options()).equals(Set.copyOf(free.options()));
    }
}
