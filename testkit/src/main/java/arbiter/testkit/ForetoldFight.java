package arbiter.testkit;

import arbiter.dice.Numbers;
import arbiter.dice.RandomStream;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Agent;
import arbiter.kernel.Decider;
import arbiter.kernel.Game;
import arbiter.kernel.Journal;
import arbiter.kernel.Measures;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A fight at a table in which everybody looks at the odds of what they are about to do, and what they decide by is
 * compared with what comes of it. On the way everybody answers as the odds take for granted: the own side by default,
 * others let pass what they may.
 */
final class ForetoldFight<S extends State<S>> {

    private static final long WAYS = 20_000;
    private static final int MOST_QUESTIONS = 3_000;

    private final Game<S> game;
    private final OverheardGame<S> overheard;
    private final Table<S> table;
    private final Agent<S> agent;
    private final Calibration calibration;
    private Optional<String> side = Optional.empty();

    ForetoldFight(Game<S> game, S start, Agent<S> agent, long seed, Calibration calibration) {
        this.game = game;
        this.agent = agent;
        this.calibration = calibration;
        this.overheard = new OverheardGame<>(game);
        this.table = Table.start(
                overheard.game(),
                Journal.Header.of(game.id(), "test", Map.of()),
                start,
                DiceBox.of(new RandomStream(seed)));
    }

    /** Plays so many actions, or to the end. */
    void play(int actions) {
        int taken = 0;
        for (int i = 0; i < MOST_QUESTIONS && taken < actions && !table.open().isEmpty(); i++) {
            OpenRequest open = table.open().get(0);
            if (open.request().command()) {
                act(open);
                taken++;
            } else {
                table.answer(Viewer.GAMEMASTER, open.id(), assumed(open.request()));
            }
        }
    }

    /** Carries an action out with all that is asked on the way, up to the next action. */
    private void act(OpenRequest open) {
        Decider decider = open.request().decider();
        side = game.side(table.state(), decider);
        List<String> answer = Agents.answer(agent, table, open);
        Outlook shown = Preview.of(table, open, answer)
                .seenBy(Viewer.player(decider.id()))
                .within(WAYS)
                .sampling(1)
                .fast();
        View before = seen();
        Happened happened = new Happened(before);
        overheard.listen();
        table.answer(Viewer.GAMEMASTER, open.id(), answer);
        while (!table.open().isEmpty() && !table.open().get(0).request().command()) {
            OpenRequest next = table.open().get(0);
            table.answer(Viewer.GAMEMASTER, next.id(), assumed(next.request()));
        }
        overheard.heard().forEach(event -> event.measure(happened));
        if (shown.complete()) {
            compare(shown, happened, before, seen());
        } else {
            calibration.leaveOut();
        }
    }

    private View seen() {
        return game.glance(table.state(), Viewer.GAMEMASTER);
    }

    private void compare(Outlook shown, Happened happened, View before, View after) {
        for (Outlook.Figure figure : shown.headlines()) {
            String name = figure.name();
            if (shown.factNames().contains(name)) {
                calibration.chance(shown.held(name).probabilityOf(true), happened.facts.getOrDefault(name, false));
            } else if (shown.numberNames().contains(name)) {
                Numbers foretold = shown.number(name);
                int came = barChange(name, before, after).orElseGet(() -> happened.numbers.getOrDefault(name, 0));
                calibration.number(foretold.mean(), foretold.variance(), came);
            }
        }
    }

    /** By how much a bar has changed, named as the odds name it: {@code mara health}; empty if it is none. */
    private static Optional<Integer> barChange(String name, View before, View after) {
        return before.units().stream()
                .flatMap(unit -> unit.bars().stream()
                        .filter(bar -> name.equals(unit.id() + " " + bar.label()))
                        .map(bar -> valueOf(after, unit.id(), bar.label()) - bar.value()))
                .findFirst();
    }

    private static int valueOf(View view, String unit, String bar) {
        return view.unit(unit).stream()
                .flatMap(one -> one.bars().stream())
                .filter(one -> one.label().equals(bar))
                .mapToInt(View.Bar::value)
                .findFirst()
                .orElse(0);
    }

    private List<String> assumed(Request<?> request) {
        boolean own = game.side(table.state(), request.decider()).equals(side);
        Optional<? extends Option> declining = own ? Optional.empty() : request.declining();
        return declining.map(option -> List.of(option.id())).orElseGet(request::fallbackIds);
    }

    /** What events have said of themselves. */
    private final class Happened implements Measures {

        private final View before;
        private final Map<String, Boolean> facts = new HashMap<>();
        private final Map<String, Integer> numbers = new HashMap<>();

        private Happened(View before) {
            this.before = before;
        }

        @Override
        public void fact(String name, boolean held) {
            facts.merge(name, held, Boolean::logicalOr);
        }

        @Override
        public void sum(String name, Modifiers parts) {
            // the parts of a roll are no result
        }

        @Override
        public void number(String name, int value) {
            numbers.merge(name, value, Integer::sum);
        }

        @Override
        public void number(String name, String unit, int value) {
            boolean friend = before.unit(unit).map(View.Unit::side).equals(side);
            number(friend ? Measures.toFriends(name) : name, value);
        }
    }
}
