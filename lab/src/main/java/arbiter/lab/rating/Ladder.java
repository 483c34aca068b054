package arbiter.lab.rating;

import arbiter.kernel.Refused;
import arbiter.lab.draft.DraftUnit;
import arbiter.lab.draft.EncounterDraft;
import arbiter.lab.draft.Written;
import arbiter.lab.job.AgentChoice;
import arbiter.lab.job.Job;
import arbiter.lab.job.RunLength;
import arbiter.lab.job.Start;
import arbiter.lab.run.Fights;
import arbiter.rulebook.Rulebook;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Whether each agent plays better than the one before it: both lead both sides of the same fights, with the same dice,
 * until a sequential test knows.
 */
public final class Ladder {

    private final Rulebook<?> book;
    private final Job job;
    private final List<AgentChoice> agents;
    private final double step;
    private final long limit;
    private final int threads;
    private final String side;
    private volatile boolean cancelled;
    private volatile Optional<SeatedRun> running = Optional.empty();

    /** The weakest agent first; the step is the difference of shares to tell from none. */
    public Ladder(Fights<?> fights, List<AgentChoice> agents, double step, long limit, int threads) {
        if (agents.size() < 2) {
            throw new Refused("a ladder needs two agents or more");
        }
        if (limit < 1 || limit > RunLength.MOST_FIGHTS / 2) {
            throw new Refused("from 1 to " + RunLength.MOST_FIGHTS / 2 + " pairs are played, not " + limit);
        }
        this.book = fights.book();
        this.job = fights.job();
        this.agents = List.copyOf(agents);
        this.step = step;
        this.limit = limit;
        this.threads = threads;
        this.side = fights.sides().get(0);
    }

    /** The first side of an encounter against people just like themselves, on open ground. */
    public static Start.Written mirrored(Start.Written encounter, String game, String side) {
        EncounterDraft whole = EncounterDraft.of(encounter).inOneFile();
        EncounterDraft mirrored = EncounterDraft.bare(game, encounter.name() + ", " + side + " against themselves");
        for (String name : List.of(side, "mirror")) {
            for (DraftUnit unit : whole.units()) {
                if (unit.side().equals(side)) {
                    String id = name.equals(side) ? unit.id() : "mirror-" + unit.id();
                    String called = name.equals(side) ? unit.name() : unit.name() + " in the mirror";
                    mirrored = mirrored.with(
                            id,
                            Written.with(
                                    Written.with(unit.node().without(Set.of("at")), "side", Written.text(name)),
                                    "name",
                                    Written.quoted(called)));
                }
            }
        }
        return mirrored.start(encounter.name());
    }

    /** Ends it soon; what is known by then is told. */
    public void cancel() {
        cancelled = true;
        running.ifPresent(SeatedRun::cancel);
    }

    /** Plays the rungs from the lowest on, telling the listener which one is tried and what there is; once only. */
    public LadderReport run(BiConsumer<String, SeatTally> listener) {
        List<LadderReport.Rung> rungs = new ArrayList<>();
        for (int i = 1; i < agents.size() && !cancelled; i++) {
            AgentChoice upper = agents.get(i);
            AgentChoice lower = agents.get(i - 1);
            SeatedRun run =
                    SeatedRun.sequential(seat(upper, lower, false), seat(lower, upper, true), step, limit, threads);
            running = Optional.of(run);
            if (cancelled) {
                run.cancel();
            }
            SeatTally tally = run.run(part -> listener.accept(upper + " against " + lower, part));
            running = Optional.empty();
            if (tally.fights() > 0) {
                rungs.add(new LadderReport.Rung(
                        "" + upper, "" + lower, run.answer(), tally.pairs().pairs(), tally.share(), tally));
            }
        }
        return new LadderReport(job.start().name(), job.game(), job.seed(), step, limit, agents.size() - 1, rungs);
    }

    /** Fights in which one leads the first side and the other all others; what counts is how the upper one does. */
    private Seat seat(AgentChoice first, AgentChoice others, boolean upperLeadsOthers) {
        Map<String, AgentChoice> players = new LinkedHashMap<>();
        Fights.of(job.withAgents(Map.of()), book).sides().forEach(one -> players.put(one, others));
        players.put(side, first);
        return new Seat(Fights.of(job.withAgents(players), book), side, upperLeadsOthers);
    }
}
