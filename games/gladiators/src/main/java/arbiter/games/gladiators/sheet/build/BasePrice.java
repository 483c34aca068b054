package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.modifier.flexible.FlexibleCost;
import arbiter.games.gladiators.modifier.flexible.FlexibleType;
import arbiter.games.gladiators.sheet.AbilityPrice;
import arbiter.games.gladiators.sheet.AgainstPrice;
import arbiter.games.gladiators.sheet.ChosenWord;
import arbiter.games.gladiators.sheet.OptionGroup;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.kernel.Modifiers;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The base of a power: what was chosen from the price lists of its forms. Ledger: GG-CST-2, GG-CST-7, GG-CST-8. */
final class BasePrice {

    private BasePrice() {}

    static Modifiers of(SuperPower power, List<SuperPower> all) {
        Modifiers parts = Modifiers.none();
        for (PowerForm form : power.forms()) {
            parts = form(parts, form, power);
            for (Modifiers.Part part :
                    form.ability().kind().surcharge(form, power, all).parts()) {
                parts = parts.and(part.label(), part.value());
            }
        }
        return parts;
    }

    private static Modifiers form(Modifiers before, PowerForm form, SuperPower power) {
        AbilityPrice price = form.ability().price();
        Modifiers parts = types(before.and(form.ability().name(), price.base()), form, power);
        parts = against(parts, form, power);
        for (OptionGroup group : price.options()) {
            List<ChosenWord> chosen = group.of(form.options());
            if (group.isSum()) {
                for (ChosenWord word : chosen) {
                    parts = parts.and(word.toString(), group.price(word));
                }
            } else if (!chosen.isEmpty()) {
                String words =
                        Wording.and(chosen.stream().map(ChosenWord::toString).toList());
                parts = parts.and(words, group.price(form.options()));
            }
        }
        return parts;
    }

    /** Every Type is paid for, Energy once for all of its kinds; with Flexible Cost only the cheapest. */
    private static Modifiers types(Modifiers before, PowerForm form, SuperPower power) {
        Map<PowerType, Integer> prices = form.ability().price().types();
        List<PowerType> families =
                form.types().stream().map(PowerType::family).distinct().toList();
        if (power.has(FlexibleCost.class) && power.has(FlexibleType.class)) {
            Optional<PowerType> cheapest =
                    families.stream().min(Comparator.comparing(type -> prices.getOrDefault(type, 0)));
            return cheapest.map(type -> before.and(type.word(), prices.getOrDefault(type, 0)))
                    .orElse(before);
        }
        Modifiers parts = before;
        for (PowerType type : families) {
            parts = parts.and(type.word(), prices.getOrDefault(type, 0));
        }
        return parts;
    }

    /** Flexible Type stands in for the price by number. Ledger: GG-AMB-109. */
    private static Modifiers against(Modifiers before, PowerForm form, SuperPower power) {
        Optional<AgainstPrice> price = form.ability().price().against();
        if (price.isEmpty()) {
            return before;
        }
        if (form.against().source().isPresent()) {
            return before.and(
                    "against " + form.against().source().get().word(),
                    price.get().source().orElse(0));
        }
        int types = form.against().types().size();
        if (types == 0 || power.has(FlexibleType.class)) {
            return before;
        }
        List<Integer> byCount = price.get().types();
        String words =
                Wording.and(form.against().types().stream().map(PowerType::word).toList());
        return before.and("against " + words, byCount.get(Math.min(types, byCount.size()) - 1));
    }
}
