package arbiter.cli;

import arbiter.content.catalogue.Pack;
import arbiter.kernel.Refused;
import arbiter.lab.job.AgentChoice;
import arbiter.lab.job.EncounterFiles;
import arbiter.lab.job.FightLimits;
import arbiter.lab.job.Job;
import arbiter.lab.job.PackText;
import arbiter.lab.job.RunLength;
import arbiter.lab.job.Start;
import arbiter.lab.rating.Duel;
import arbiter.lab.run.Fights;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import arbiter.rulebook.build.Violation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How fights are played, the same for all commands that play many. */
final class LabOptions {

    private static final int SHOWN_VIOLATIONS = 5;

    @Option(
            names = "--agents",
            paramLabel = "WHO",
            split = ",",
            description = {
                "Who plays: random, fast (the game's own opponent) or tactician, for everybody or by side:",
                "locals=tactician,drifters=fast. A tactician may be given a number of decisions for each question:",
                "tactician:20000. Without it, fast."
            })
    private List<String> agents = new ArrayList<>();

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Play on so many threads, which changes nothing but the time. Without it, on all there are.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "Stop a fight that has not ended after so many rounds. Without it, after 60.")
    private int rounds = FightLimits.USUAL.rounds();

    @Option(
            names = "--allow-illegal",
            description = "Play characters and machines too that the rules for building do not allow.")
    private boolean allowIllegal;

    @Mixin
    private SeedOption seed;

    @Mixin
    private HomebrewOption homebrew;

    int threads() {
        if (threads < 1 || threads > 1024) {
            throw new Refused("--threads: from 1 to 1024, not " + threads);
        }
        return threads;
    }

    List<Rulebook<?>> books() {
        return Library.books(homebrew.folders());
    }

    List<Path> folders() {
        return homebrew.folders();
    }

    SeedOption seed() {
        return seed;
    }

    /** The fights of an encounter as somebody names it. */
    Fights<?> fights(Path named, RunLength length) {
        List<Rulebook<?>> books = books();
        NamedEncounter encounter = NamedEncounter.find(named, books);
        Situation situation = encounter.situation();
        Rulebook<?> book = situation.rulebook(books);
        checkBuilds(encounter.name(), situation, book);
        Start.Written start = EncounterFiles.collect(encounter.name(), encounter.source(), encounter.files(), book);
        Job job = Job.of(book.id(), start, seed.seed(), length)
                .with(FightLimits.rounds(rounds))
                .withHomebrew(packs());
        return Fights.of(job.withAgents(agents(Fights.of(job, book).sides())), book);
    }

    /** A job for fights of two, each on a side of its own. */
    Job duels(Rulebook<?> book) {
        return Duel.job(book.id(), seed.seed())
                .with(FightLimits.rounds(rounds))
                .withHomebrew(packs())
                .withAgents(agents(List.of(Duel.A, Duel.B)));
    }

    /** A job of a game; what is played is not said yet. */
    Job job(Rulebook<?> book) {
        if (agents.stream().anyMatch(one -> one.indexOf('=') >= 0)) {
            throw new Refused("here the same agent plays every side: --agents fast");
        }
        return Duel.job(book.id(), seed.seed()).with(FightLimits.rounds(rounds)).withHomebrew(packs());
    }

    boolean allowsIllegal() {
        return allowIllegal;
    }

    /** Refused where it is not for these options to say who plays. */
    void refuseAgents(String reason) {
        if (!agents.isEmpty()) {
            throw new Refused(reason);
        }
    }

    private List<PackText> packs() {
        return homebrew.folders().stream()
                .flatMap(folder -> Pack.under(folder).stream())
                .map(PackText::of)
                .toList();
    }

    void checkBuilds(String name, Situation situation, Rulebook<?> book) {
        List<Violation> violations = allowIllegal ? List.of() : situation.illegalities(book);
        if (violations.isEmpty()) {
            return;
        }
        String first = violations.stream()
                .limit(SHOWN_VIOLATIONS)
                .map(violation -> "\n  " + violation)
                .collect(Collectors.joining());
        String more = violations.size() > SHOWN_VIOLATIONS
                ? "\n  and " + (violations.size() - SHOWN_VIOLATIONS) + " more"
                : "";
        throw new Refused(name + " has builds that are not legal:" + first + more
                + "\nwith --allow-illegal they are played all the same");
    }

    private Map<String, AgentChoice> agents(List<String> sides) {
        Map<String, AgentChoice> chosen = new LinkedHashMap<>();
        for (String one : agents) {
            int equals = one.indexOf('=');
            if (equals >= 0) {
                chosen.put(one.substring(0, equals), AgentChoice.read(one.substring(equals + 1)));
            } else {
                AgentChoice everybody = AgentChoice.read(one);
                sides.forEach(side -> chosen.putIfAbsent(side, everybody));
            }
        }
        return chosen;
    }
}
