package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.Handbook;
import arbiter.games.gladiators.sheet.Merit;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.TakenTrait;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.build.Violations;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What a character costs, power by power and in all. Ledger: GG-CHR-5, GG-CST-13, GG-CST-14, GG-ADV-3. */
final class Totals {

    private final Build build;
    private final Map<String, Modifiers> byName = new LinkedHashMap<>();

    private Totals(Build build) {
        this.build = build;
    }

    static Totals of(Build build, List<SuperPower> powers, List<SuperPower> starting, Handbook book) {
        Totals totals = new Totals(build);
        List<SuperPower> all = Stream.concat(powers.stream(), starting.stream()).toList();
        Modifiers sum = Modifiers.none();
        for (SuperPower power : powers) {
            Modifiers cost = cost(power, all, book);
            totals.byName.put(totals.free(power.title()), cost);
            sum = sum.and(power.title(), cost.total());
        }
        totals.points(sum);
        return totals;
    }

    private static Modifiers cost(SuperPower power, List<SuperPower> all, Handbook book) {
        return power.design()
                .upgrades()
                .map(free -> Cost.upgrade(power, PowerReader.read(free.design(), book, new Findings()), all))
                .orElseGet(() -> Cost.of(power, all).parts());
    }

    private String free(String title) {
        String name = title;
        for (int again = 2; byName.containsKey(name); again++) {
            name = title + " (" + again + ")";
        }
        return name;
    }

    /** Points of disadvantages are for advantages alone; what these cost beyond them is paid with GP. */
    private void points(Modifiers powers) {
        Modifiers advantages = traits(Merit.ADVANTAGE);
        Modifiers disadvantages = traits(Merit.DISADVANTAGE);
        byName.put("gp-powers", powers);
        byName.put("advantages", advantages);
        byName.put("disadvantages", disadvantages);
        Modifiers spent = Modifiers.of("powers", powers.total())
                .and("advantages", advantages.total())
                .and("disadvantages", -Math.min(advantages.total(), disadvantages.total()));
        byName.put("gp-spent", spent);
        build.budget()
                .ifPresent(gp -> byName.put("gp-left", Modifiers.of("GP", gp).and("spent", -spent.total())));
    }

    private Modifiers traits(Merit merit) {
        Modifiers sum = Modifiers.none();
        for (TakenTrait taken : build.traits()) {
            if (taken.counts() == merit) {
                sum = sum.and(taken.title(), taken.points());
            }
        }
        return sum;
    }

    Map<String, Modifiers> byName() {
        return byName;
    }

    void check(Violations violations) {
        int budget = build.budget().orElse(0);
        if (budget < 0) {
            violations.add(Code.GP_NEGATIVE, "there are " + budget + " GP", "0 is the least", "gp");
        }
        int left = byName.containsKey("gp-left") ? byName.get("gp-left").total() : 0;
        if (left < 0) {
            violations.add(
                    Code.GP_OVERSPENT,
                    byName.get("gp-spent").total() + " GP are spent of " + budget,
                    "spend " + -left + " less, or say how many there are with 'gp'",
                    "gp");
        }
    }
}
