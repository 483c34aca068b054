package arbiter.testkit;

import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.situation.Agents;
import arbiter.interpreters.situation.SituationTable;
import arbiter.kernel.Agent;
import arbiter.kernel.Option;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What comes up in the encounters of a game when its opponent plays them: questions with options, events, words. */
final class PlayedQuestions {

    private static final int FIGHTS = 2;
    private static final int MOST_ANSWERS = 500;
    private static final int GLANCE = 10;

    /** The ids of options by the label of their question. */
    final Map<String, Set<String>> options = new TreeMap<>();

    final Set<String> events = new TreeSet<>();
    final Set<String> conditions = new TreeSet<>();
    final Set<String> bars = new TreeSet<>();

    static <S extends State<S>> PlayedQuestions of(Rulebook<S> book) {
        PlayedQuestions seen = new PlayedQuestions();
        Agent<S> agent = Opponents.of(book);
        for (Encounter encounter : book.encounters()) {
            for (int seed = 1; seed <= FIGHTS; seed++) {
                seen.play(SituationTable.of(book, encounter.situation(), seed).table(), agent);
            }
        }
        return seen;
    }

    private <S extends State<S>> void play(Table<S> table, Agent<S> agent) {
        for (int i = 0; i < MOST_ANSWERS && !table.open().isEmpty(); i++) {
            OpenRequest open = table.open().get(0);
            Set<String> ids = options.computeIfAbsent(open.request().label(), label -> new TreeSet<>());
            open.request().options().stream()
                    .filter(option -> !option.declines())
                    .map(Option::id)
                    .forEach(ids::add);
            table.answer(Viewer.GAMEMASTER, open.id(), Agents.answer(agent, table, open));
            if (i % GLANCE == 0) {
                table.view(Viewer.GAMEMASTER).units().forEach(this::look);
            }
        }
        table.log().stream().map(LoggedEvent::event).forEach(event -> events.add(event.kind()));
    }

    private void look(View.Unit unit) {
        unit.conditions().forEach(condition -> conditions.add(condition.name()));
        unit.bars().forEach(bar -> bars.add(bar.label()));
    }
}
