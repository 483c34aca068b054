package arbiter.games.narrative.sheet.build;

import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.sheet.Talent;
import arbiter.rulebook.build.Choice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Spends experience step by step: a characteristic, a rank, a talent, until enough is enough. Ledger: NAR-CHAR-3. */
final class ExperienceShop {

    private final Bench bench;
    private final boolean creation;

    private ExperienceShop(Bench bench, boolean creation) {
        this.bench = bench;
        this.creation = creation;
    }

    /** Characteristics are for sale at creation only. */
    static void run(Bench bench, boolean creation) {
        ExperienceShop shop = new ExperienceShop(bench, creation);
        boolean open = true;
        while (open) {
            open = shop.sell();
        }
    }

    private boolean sell() {
        String id = bench.ask.option(
                "experience",
                () -> "What next? " + Sheet.of(bench.build()).total("experience-left") + " experience are left.",
                this::options);
        if (id.equals(Bench.DONE)) {
            return false;
        }
        bench.put(wares().get(id));
        return true;
    }

    private List<Choice> options() {
        List<Choice> options = new ArrayList<>();
        wares().forEach((id, next) -> options.add(bench.choice(id, text(next), next)));
        options.add(Bench.done());
        return options;
    }

    /** {@code Stealth 2, 10 experience}. */
    private String text(Build next) {
        int cost =
                Experience.spent(next).total() - Experience.spent(bench.build()).total();
        return news(bench.build(), next) + ", " + cost + " experience";
    }

    private static String news(Build before, Build after) {
        for (Characteristic which : Characteristic.values()) {
            if (before.characteristics().get(which) != after.characteristics().get(which)) {
                return which.title() + " " + after.characteristics().get(which);
            }
        }
        for (Skill skill : after.skills().keySet()) {
            if (before.ranks(skill) != after.ranks(skill)) {
                return skill.name() + " " + after.ranks(skill);
            }
        }
        return after.talents().keySet().stream()
                .filter(talent -> before.ranks(talent) != after.ranks(talent))
                .map(talent -> talent.name() + (talent.ranked() ? " " + after.ranks(talent) : ""))
                .findFirst()
                .orElseThrow();
    }

    private Map<String, Build> wares() {
        Build build = bench.build();
        Map<String, Build> wares = new LinkedHashMap<>();
        if (creation) {
            for (Characteristic which : Characteristic.values()) {
                wares.put(
                        which.name().toLowerCase(Locale.ROOT),
                        build.with(which, build.characteristics().get(which) + 1));
            }
        }
        for (Skill skill : bench.book.skills()) {
            wares.put(skill.id(), build.withRank(skill, build.ranks(skill) + 1));
        }
        for (Talent talent : bench.book.talents()) {
            wares.put(talent.id(), build.withRank(talent, build.ranks(talent) + 1));
        }
        return wares;
    }
}
