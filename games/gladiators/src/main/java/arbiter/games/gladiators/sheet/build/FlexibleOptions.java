package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.modifier.aim.RangeKind;
import arbiter.games.gladiators.modifier.aim.TargetingKind;
import arbiter.games.gladiators.modifier.flexible.FlexibleCost;
import arbiter.games.gladiators.modifier.flexible.FlexibleRange;
import arbiter.games.gladiators.modifier.flexible.FlexibleTargeting;
import arbiter.games.gladiators.modifier.flexible.FlexibleType;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.SuperPower;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is paid for ranges, targeting and Types that can be chosen from, and what a dearer choice costs in Levels. Ledger:
 * GG-CST-9, GG-CST-10, GG-AMB-24, GG-AMB-111.
 */
public final class FlexibleOptions {

    private final SuperPower power;
    private final boolean saving;

    private FlexibleOptions(SuperPower power) {
        this.power = power;
        this.saving = power.has(FlexibleCost.class);
    }

    public static FlexibleOptions of(SuperPower power) {
        return new FlexibleOptions(power);
    }

    /** What the modifier costs here: with Flexible Cost only the cheapest of those to choose from is paid. */
    int paid(PowerModifier modifier) {
        int price = modifier.kind().price(modifier, power);
        return options(modifier)
                .filter(options -> !cheapest(options).equals(modifier))
                .map(options -> 0)
                .orElse(price);
    }

    /** The others that the modifier is one of, if only the cheapest of them is paid. */
    private Optional<List<PowerModifier>> options(PowerModifier modifier) {
        if (saving && modifier.kind() instanceof RangeKind && power.has(FlexibleRange.class)) {
            return Optional.of(power.all(RangeKind.class));
        }
        if (saving && modifier.kind() instanceof TargetingKind && power.has(FlexibleTargeting.class)) {
            return Optional.of(power.all(TargetingKind.class));
        }
        return Optional.empty();
    }

    private PowerModifier cheapest(List<PowerModifier> options) {
        return options.stream()
                .min(Comparator.comparingInt(option -> option.kind().price(option, power)))
                .orElseThrow();
    }

    /** The Level at which this choice works. Ledger: GG-CST-10. */
    public static int levelInUse(PlainPower choice) {
        FlexibleOptions flexible = of(choice.whole());
        int difference = flexible.typeDifference(choice.form());
        for (PowerModifier modifier : choice.modifiers()) {
            difference += flexible.options(modifier)
                    .map(options -> modifier.kind().price(modifier, flexible.power)
                            - flexible.cheapest(options).kind().price(flexible.cheapest(options), flexible.power))
                    .orElse(0);
        }
        return LevelPrice.without(difference, choice.level(), Cost.limit(choice.whole()));
    }

    private int typeDifference(PowerForm chosen) {
        if (!saving || !power.has(FlexibleType.class) || chosen.types().isEmpty()) {
            return 0;
        }
        Map<PowerType, Integer> prices = chosen.ability().price().types();
        int cheapest = power.forms().stream()
                .filter(form -> form.ability().equals(chosen.ability()))
                .flatMap(form -> form.types().stream())
                .mapToInt(type -> prices.getOrDefault(type.family(), 0))
                .min()
                .orElse(0);
        return prices.getOrDefault(chosen.types().get(0).family(), 0) - cheapest;
    }
}
