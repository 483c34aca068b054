package arbiter.server.lab;

import arbiter.content.ContentProblems;
import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Source;
import arbiter.kernel.Refused;
import arbiter.lab.job.AgentChoice;
import arbiter.lab.job.EncounterFiles;
import arbiter.lab.job.FightLimits;
import arbiter.lab.job.Job;
import arbiter.lab.job.RunLength;
import arbiter.lab.job.Start;
import arbiter.lab.run.Fights;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.FileResolver;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import arbiter.rulebook.build.Violation;
import arbiter.server.shared.RequestRefused;
import arbiter.server.table.StandingTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Makes what is ordered ready to be played; whatever is wrong with it is refused here, before it waits in any line. */
final class LabScenes {

    private static final int SHOWN_VIOLATIONS = 3;

    /** A tactician on a server thinks about no question for longer than in any row of fights. */
    private static final int MOST_DECISIONS = 8_000;

    private LabScenes() {}

    /** Of an order about an encounter or a situation. */
    static LabScene of(Rulebook<?> book, LabOrder order) {
        return refusing(() -> order.encounter().isPresent() ? shipped(book, order) : written(book, order));
    }

    /** Of an order about a table as it stands. */
    static LabScene of(Rulebook<?> book, LabOrder order, StandingTable table) {
        return refusing(() ->
                scene(book, order, new Start.Standing(table.title(), table.state()), table.title(), table.options()));
    }

    private static LabScene shipped(Rulebook<?> book, LabOrder order) {
        String id = order.encounter().orElseThrow();
        List<String> known = book.encounters().stream().map(Encounter::id).toList();
        Encounter encounter = book.encounter(id)
                .orElseThrow(() -> new RequestRefused(
                        RequestRefused.Code.NOT_FOUND, Nearest.unknown("encounter", id, known), "encounter"));
        return file(book, order, book.id() + "/" + id, encounter.source(), encounter.files());
    }

    private static LabScene written(Rulebook<?> book, LabOrder order) {
        Source source = Source.text("situation", order.situation().orElseThrow());
        return file(book, order, "situation", source, book.characterFiles());
    }

    private static LabScene file(Rulebook<?> book, LabOrder order, String name, Source source, FileResolver files) {
        Situation situation = Situation.read(source, files);
        situation.rulebook(List.of(book));
        if (!order.allowIllegal().orElse(false)) {
            checkBuilds(situation, book);
        }
        Start.Written start = EncounterFiles.collect(name, source, files, book);
        String title = situation.title().isBlank() ? name : situation.title();
        return scene(book, order, start, title, situation.options(book, new Problems()));
    }

    private static void checkBuilds(Situation situation, Rulebook<?> book) {
        List<Violation> violations = situation.illegalities(book);
        if (!violations.isEmpty()) {
            String first = String.join(
                    "; ",
                    violations.stream()
                            .limit(SHOWN_VIOLATIONS)
                            .map(Violation::toString)
                            .toList());
            String more = violations.size() > SHOWN_VIOLATIONS
                    ? " and " + (violations.size() - SHOWN_VIOLATIONS) + " more"
                    : "";
            throw new Refused("there are builds that are not legal: " + first + more
                    + "; they are played all the same if you allow it");
        }
    }

    private static LabScene scene(
            Rulebook<?> book, LabOrder order, Start start, String title, Map<String, String> options) {
        Map<String, AgentChoice> agents = new LinkedHashMap<>();
        order.agents().orElse(Map.of()).forEach((side, words) -> agents.put(side, agent(words)));
        Job job = Job.of(book.id(), start, order.seed().orElse(1L), RunLength.of(order.length()))
                .with(FightLimits.USUAL)
                .withAgents(agents);
        return new LabScene(Fights.of(job, book), title, Map.copyOf(options));
    }

    private static AgentChoice agent(String words) {
        AgentChoice choice = AgentChoice.read(words);
        if (choice.decisions().orElse(0) > MOST_DECISIONS) {
            throw new Refused("here a tactician thinks for at most " + MOST_DECISIONS + " decisions, not "
                    + choice.decisions().getAsInt());
        }
        return choice;
    }

    /** The words of the lab and of files as an answer of the server. */
    static LabScene refusing(Supplier<LabScene> work) {
        try {
            return work.get();
        } catch (ContentProblems problems) {
            throw new RequestRefused(RequestRefused.Code.AGAINST_THE_RULES, problems.getMessage(), "situation");
        } catch (Refused refused) {
            throw new RequestRefused(RequestRefused.Code.AGAINST_THE_RULES, refused.getMessage());
        }
    }

    /** The same with the changes of the order. */
    static LabScene changed(LabScene scene, Optional<List<BarChange>> changes) {
        return refusing(() -> scene.with(changes.orElse(List.of())));
    }
}
