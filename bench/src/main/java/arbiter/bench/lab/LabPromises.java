package arbiter.bench.lab;

import arbiter.kernel.State;
import arbiter.lab.ablation.Ablation;
import arbiter.lab.compare.Difference;
import arbiter.lab.job.EncounterFiles;
import arbiter.lab.job.Job;
import arbiter.lab.job.RunLength;
import arbiter.lab.run.Fights;
import arbiter.lab.run.Use;
import arbiter.lab.sensitivity.Sensitivity;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Two promises of the lab on the first encounter of each game: how closely 1,100 pairs of fights know one point of a bar,
 * and how long it takes to judge every ability of a unit. {@code LabPromises [games] [pairs] [bars]}.
 */
public final class LabPromises {

    private static final int PAIRS = 1_100;
    private static final int BARS = 4;
    private static final int ABLATION_FIGHTS = 200;
    private static final int MOST_USES = 100;
    private static final int THREADS = 2;

    private LabPromises() {}

    public static void main(String[] args) {
        List<String> games = args.length > 0 && !args[0].equals("all") ? List.of(args[0].split(",")) : List.of();
        int pairs = args.length > 1 ? Integer.parseInt(args[1]) : PAIRS;
        int bars = args.length > 2 ? Integer.parseInt(args[2]) : BARS;
        for (Rulebook<?> book : Rulebooks.all()) {
            if (games.isEmpty() || games.contains(book.id())) {
                ablation(fights(book, ABLATION_FIGHTS));
                onePoint(fights(book, pairs), bars);
            }
        }
    }

    private static <S extends State<S>> Fights<S> fights(Rulebook<S> book, int number) {
        Encounter encounter = book.encounters().get(0);
        String name = book.id() + "/" + encounter.id();
        return Fights.of(
                Job.of(
                        book.id(),
                        EncounterFiles.collect(name, encounter.source(), encounter.files(), book),
                        1,
                        RunLength.of(number)),
                book);
    }

    /** Everything that the first unit does, as {@code arbiter ablate --unit} judges it. */
    private static void ablation(Fights<?> fights) {
        Ablation ablation = new Ablation(fights, THREADS);
        List<Use> all = ablation.candidates(Optional.empty(), MOST_USES);
        String unit = all.get(0).restriction().unit();
        List<Use> own = ablation.candidates(Optional.of(unit), MOST_USES);
        long began = System.nanoTime();
        ablation.run(own, effect -> {});
        System.out.printf(
                Locale.ROOT,
                "ablation %s: %d things that %s does, %d fights each, %.1f s on %d threads%n",
                fights.job().start().name(),
                own.size(),
                unit,
                ABLATION_FIGHTS,
                seconds(began),
                THREADS);
    }

    /** The first bars of the encounter, each one point lower. */
    private static <S extends State<S>> void onePoint(Fights<S> fights, int bars) {
        Sensitivity<S> sensitivity = new Sensitivity<>(fights, THREADS);
        var candidates = sensitivity.candidates(Optional.empty()).stream()
                .sorted(Comparator.comparingInt(change -> change.to() - change.from()))
                .limit(bars)
                .toList();
        long began = System.nanoTime();
        sensitivity.run(candidates, worth -> {
            Difference change = worth.change();
            System.out.printf(
                    Locale.ROOT,
                    "one point %s: %s %s %d to %d: %+.2f points, +-%.2f, %d pairs%n",
                    fights.job().start().name(),
                    worth.number().unit(),
                    worth.number().bar(),
                    worth.number().from(),
                    worth.number().to(),
                    100 * change.difference(),
                    50 * (change.high() - change.low()),
                    fights.job().length().fights());
        });
        System.out.printf(
                Locale.ROOT,
                "one point %s: %.1f s for each of %d on %d threads%n",
                fights.job().start().name(),
                seconds(began) / (candidates.size() + 1),
                candidates.size(),
                THREADS);
    }

    private static double seconds(long began) {
        return (System.nanoTime() - began) / 1e9;
    }
}
