package arbiter.lab.run;

import arbiter.content.catalogue.Pack;
import arbiter.interpreters.journal.JournalJson;
import arbiter.kernel.Agent;
import arbiter.kernel.Ending;
import arbiter.kernel.Game;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.lab.job.AgentChoice;
import arbiter.lab.job.EncounterFiles;
import arbiter.lab.job.Job;
import arbiter.lab.job.PackText;
import arbiter.lab.job.Start;
import arbiter.lab.stream.KeyedDice;
import arbiter.lab.tally.FightEnd;
import arbiter.lab.tally.FightResult;
import arbiter.lab.tally.Tally;
import arbiter.lab.tally.TallyCount;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The fights of a job, each of which can be played alone by its number. Several threads may play from one of these at a
 * time. A fight goes the same way wherever and whenever it is played, unless a tactician is held to a time.
 */
public final class Fights<S extends State<S>> {

    private final Job job;
    private final Rulebook<S> book;
    private final S start;
    private final List<String> sides;
    private final Forbidden forbidden;

    private Fights(Job job, Rulebook<S> book) {
        this.job = job;
        this.book = book;
        this.start = start(job, book);
        this.sides = book.game().view(start, Viewer.GAMEMASTER).units().stream()
                .map(View.Unit::side)
                .distinct()
                .toList();
        this.forbidden = new Forbidden(job.restrictions());
        check();
    }

    /** Sets a job up with the games that are here; refused with a reason where it cannot be played. */
    public static Fights<?> of(Job job) {
        List<Pack> packs = job.homebrew().stream().map(PackText::pack).toList();
        return of(job, Rulebooks.all(packs));
    }

    /** The same with games that have the job's homebrew already. */
    public static Fights<?> of(Job job, List<Rulebook<?>> books) {
        Rulebook<?> book = books.stream()
                .filter(one -> one.id().equals(job.game()))
                .findFirst()
                .orElseThrow(() -> new Refused("there is no game '" + job.game() + "'"));
        return of(job, book);
    }

    public static <S extends State<S>> Fights<S> of(Job job, Rulebook<S> book) {
        return new Fights<>(job, book);
    }

    private static <S extends State<S>> S start(Job job, Rulebook<S> book) {
        return job.start() instanceof Start.Written written
                ? EncounterFiles.start(written, book)
                : JournalJson.of(book).readState(((Start.Standing) job.start()).state());
    }

    private void check() {
        for (String side : job.agents().keySet()) {
            if (!sides.contains(side)) {
                throw new Refused("there is no side '" + side + "' here; there are " + String.join(", ", sides));
            }
        }
        if (sides.size() < 2) {
            throw new Refused("everybody is on one side here, so that there is no fight");
        }
        if (book.game().ending(start).isPresent()) {
            throw new Refused("the fight is over before it begins: "
                    + book.game().ending(start).get().text());
        }
    }

    public Job job() {
        return job;
    }

    public Rulebook<S> book() {
        return book;
    }

    /** The sides in the order of their units; whatever is good or bad is so for the first one. */
    public List<String> sides() {
        return sides;
    }

    /** The table before the fight; a copy. */
    public S start() {
        return start.copy();
    }

    /** What comes of the fights of those numbers, the last one left out. */
    public Tally play(long from, long until) {
        TallyCount count = new TallyCount(sides);
        for (long number = from; number < until; number++) {
            count.add(play(number));
        }
        return count.tally();
    }

    public FightResult play(long number) {
        return play(number, FightWatch.NOBODY, () -> false).orElseThrow();
    }

    /** The same unless it is cancelled on the way. */
    public Optional<FightResult> play(long number, BooleanSupplier cancelled) {
        return play(number, FightWatch.NOBODY, cancelled);
    }

    /** The same while somebody looks on. */
    Optional<FightResult> play(long number, FightWatch watch, BooleanSupplier cancelled) {
        return play(number, start.copy(), watch, cancelled);
    }

    /** The same on that table, which is left as the fight left it. */
    Optional<FightResult> play(long number, S state, FightWatch watch, BooleanSupplier cancelled) {
        Game<S> game = book.game();
        FightCourse<S> course = new FightCourse<>(game, state, sides);
        FightPlay<S> play = new FightPlay<>(
                game,
                state,
                KeyedDice.of(job.seed(), number),
                seating(number),
                new FightPlay.Terms(forbidden, job.limits(), watch, cancelled));
        FightEnd end;
        try {
            end = toEnd(game, play, course);
        } catch (FightStopped stopped) {
            if (stopped == FightStopped.CANCELLED) {
                return Optional.empty();
            }
            end = FightEnd.DECISIONS;
        } catch (RuntimeException | StackOverflowError broken) {
            return Optional.of(FightResult.fault(number, play.decisions(), broken.toString()));
        }
        return Optional.of(result(number, play, course, end));
    }

    private FightEnd toEnd(Game<S> game, FightPlay<S> play, FightCourse<S> course) {
        int round = course.round(game.moment(play.state()).round());
        while (game.ending(play.state()).isEmpty()) {
            int now = course.round(game.moment(play.state()).round());
            if (now > round) {
                course.roundOver(play.state(), now - 1);
                round = now;
            }
            if (now > job.limits().rounds()) {
                return FightEnd.ROUNDS;
            }
            play.step(now);
        }
        return FightEnd.RULES;
    }

    private FightResult result(long number, FightPlay<S> play, FightCourse<S> course, FightEnd end) {
        Game<S> game = book.game();
        S state = play.state();
        Optional<Ending> ending = end == FightEnd.RULES ? game.ending(state) : Optional.empty();
        int round = course.round(game.moment(state).round());
        int rounds = end == FightEnd.ROUNDS ? round - 1 : round;
        return new FightResult(
                number,
                ending.flatMap(Ending::winner),
                end,
                ending.map(Ending::text).orElseGet(() -> stopText(end)),
                rounds,
                game.worth(state, sides.get(0)),
                play.decisions(),
                play.opener(),
                course.leaders().subList(0, Math.min(rounds, course.leaders().size())),
                course.end(state, rounds));
    }

    private String stopText(FightEnd end) {
        return end == FightEnd.ROUNDS
                ? "stopped after " + job.limits().rounds() + " rounds"
                : "stopped after " + job.limits().decisions() + " dice and answers";
    }

    private FightPlay.Seating<S> seating(long number) {
        Map<String, Agent<S>> players = new LinkedHashMap<>();
        for (String side : sides) {
            long seed = KeyedDice.of(job.seed(), number).next(side, 0, "agent").nextLong();
            players.put(side, job.agents().getOrDefault(side, AgentChoice.FAST).at(book, seed));
        }
        return new FightPlay.Seating<>(players, AgentChoice.FAST.at(book, job.seed()));
    }
}
