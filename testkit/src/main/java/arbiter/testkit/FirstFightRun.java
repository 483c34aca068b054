package arbiter.testkit;

import arbiter.dice.RandomStream;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Agent;
import arbiter.kernel.Decider;
import arbiter.kernel.Ending;
import arbiter.kernel.Journal;
import arbiter.kernel.Line;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.guide.Advice;
import arbiter.rulebook.guide.FirstFight;
import arbiter.rulebook.guide.LessonStep;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A first fight of somebody who does what the steps and the advice say, against the machine. */
final class FirstFightRun<S extends State<S>> {

    private static final int MOST_ANSWERS = 2_000;

    private final Rulebook<S> book;
    private final FirstFight fight;
    private final Table<S> table;
    private final Agent<S> opponent;
    private final String side;
    private final Set<Integer> done = new TreeSet<>();
    private final Set<Advice> followed = new HashSet<>();
    private final List<String> answers = new ArrayList<>();
    private int read;

    FirstFightRun(Rulebook<S> book, FirstFight fight, long seed) {
        this.book = book;
        this.fight = fight;
        this.opponent = Opponents.of(book);
        S start = fight.encounter().situation().start(book);
        this.side = book.game().view(start, Viewer.GAMEMASTER).units().get(0).side();
        this.table = Table.start(
                book.game(), Journal.Header.of(book.id(), "test", Map.of()), start, DiceBox.of(new RandomStream(seed)));
    }

    void play() {
        look();
        for (int i = 0; i < MOST_ANSWERS && !table.open().isEmpty(); i++) {
            OpenRequest open = table.open().get(0);
            boolean learner = isLearners(open.request().decider());
            List<String> answer = learner ? advised(open.request()) : Agents.answer(opponent, table, open);
            if (learner) {
                note(open.request(), answer);
            }
            table.answer(Viewer.GAMEMASTER, open.id(), answer);
            look();
        }
    }

    /** As the first step says that is still to be done, or else as the first advice that fits; otherwise the default. */
    private List<String> advised(Request<?> request) {
        for (int i = 0; i < steps().size(); i++) {
            LessonStep step = steps().get(i);
            if (!done.contains(i) && step.ask().filter(request.label()::equals).isPresent()) {
                Optional<List<String>> taught = offered(request, step.option());
                if (taught.isPresent()) {
                    return taught.get();
                }
            }
        }
        for (Advice advice : fight.lesson().advice()) {
            Optional<List<String>> option =
                    advice.ask().equals(request.label()) ? offered(request, advice.option()) : Optional.empty();
            if (option.isPresent()) {
                followed.add(advice);
                return option.get();
            }
        }
        return request.fallbackIds();
    }

    /** The first option that begins like that; without a beginning, what is suggested. */
    private static Optional<List<String>> offered(Request<?> request, Optional<String> start) {
        if (start.isEmpty()) {
            return Optional.of(request.fallbackIds());
        }
        return request.options().stream()
                .map(Option::id)
                .filter(id -> id.startsWith(start.get()))
                .findFirst()
                .map(List::of);
    }

    /** Reads what has been logged since: which steps are done by it. */
    private void look() {
        List<LoggedEvent> log = table.log();
        for (; read < log.size(); read++) {
            LoggedEvent logged = log.get(read);
            answers.add("    " + logged.event().kind() + ": " + logged.text());
            for (int i = 0; i < steps().size(); i++) {
                if (!done.contains(i) && isDoneBy(steps().get(i), logged)) {
                    done.add(i);
                    break; // one event is one step
                }
            }
        }
    }

    private boolean isDoneBy(LessonStep step, LoggedEvent logged) {
        return step.done().equals(logged.event().kind())
                && actor(logged).map(unit -> isOurs(unit) != step.theirs()).orElse(true);
    }

    /** Whom the line names first. */
    private static Optional<String> actor(LoggedEvent logged) {
        return logged.line().parts().stream()
                .filter(Line.Unit.class::isInstance)
                .map(part -> ((Line.Unit) part).id())
                .findFirst();
    }

    private boolean isOurs(String unit) {
        return table.view(Viewer.GAMEMASTER)
                .unit(unit)
                .map(View.Unit::side)
                .filter(side::equals)
                .isPresent();
    }

    private boolean isLearners(Decider decider) {
        return book.game().side(table.state(), decider).filter(side::equals).isPresent();
    }

    private void note(Request<?> request, List<String> answer) {
        answers.add(request.decider().id() + " " + request.label() + " [" + request.prompt() + "] = " + answer + " of "
                + request.options().stream().map(Option::id).limit(40).toList());
    }

    private List<LessonStep> steps() {
        return fight.lesson().steps();
    }

    /** The numbers of the steps that were done, from 0. */
    Set<Integer> done() {
        return done;
    }

    /** Which advice was followed. */
    Set<Advice> followed() {
        return followed;
    }

    boolean won() {
        return table.ending().flatMap(Ending::winner).filter(side::equals).isPresent();
    }

    int rounds() {
        return book.game().moment(table.state()).round();
    }

    /** What was asked and answered, and what came of it, for whoever writes the steps. */
    List<String> transcript() {
        return answers;
    }
}
