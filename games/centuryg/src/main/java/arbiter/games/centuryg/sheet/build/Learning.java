package arbiter.games.centuryg.sheet.build;

import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Choosing;
import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.Power;
import arbiter.rulebook.build.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Learns Genre Powers, with what is chosen for them. Ledger: BCG-GP-3. */
final class Learning {

    private Learning() {}

    /** Powers until there are as many as there may be. */
    static void all(Bench bench) {
        while (bench.build().powers().size()
                < Totals.powersAllowed(bench.build()).total()) {
            String id = bench.ask.option("power", () -> "Which Genre Power?", () -> options(bench));
            if (id.equals(Bench.DONE)) {
                return;
            }
            resolve(bench, bench.book.power(id).orElseThrow());
        }
    }

    private static List<Choice> options(Bench bench) {
        List<Choice> options = new ArrayList<>();
        for (Power power : bench.book.powers()) {
            options.add(
                    bench.option(power.id(), power.name() + ": " + power.text(), with(bench, new Learned(power, ""))));
        }
        options.add(Bench.done());
        return options;
    }

    private static void resolve(Bench bench, Power power) {
        bench.put(with(bench, new Learned(power, choice(bench, "power.choice", power.choice()))));
    }

    private static Build with(Bench bench, Learned learned) {
        List<Learned> powers = new ArrayList<>(bench.build().powers());
        powers.add(learned);
        return bench.build().grown(bench.build().pilot(), bench.build().mecha(), List.copyOf(powers));
    }

    /** What goes with a Power or an Upgrade; an empty text where nothing does. */
    static String choice(Bench bench, String id, Optional<Choosing> wanted) {
        if (wanted.isEmpty()) {
            return "";
        }
        List<Choice> options = ChoiceCheck.offered(wanted.get(), bench.build(), bench.book).stream()
                .map(word -> Choice.of(word, word))
                .toList();
        return bench.ask.option(id, "Which one?", options);
    }
}
