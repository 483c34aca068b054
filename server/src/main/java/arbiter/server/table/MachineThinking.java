package arbiter.server.table;

import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.lookahead.Position;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Decider;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.lab.agent.Tactician;
import arbiter.lab.agent.ThinkingBudget;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.MachinePlay;
import arbiter.server.table.loaded.Seating;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What a machine that plays hard thinks about, made ready under the table's lock and thought about without. It thinks for
 * a while about each question, and for so many answers of one unit in one turn, so that no menu leads around in circles.
 */
final class MachineThinking {

    private static final ThinkingBudget BUDGET = ThinkingBudget.of(8_000).within(Duration.ofMillis(700));

    private static final int ANSWERS = 24;

    private final Map<String, Thought> lately = new HashMap<>();

    /** How often it has thought for a unit in a turn. */
    private record Thought(int turn, int times) {}

    /**
     * What the machine does next.
     *
     * @param question what is to be thought about now, if there is something
     * @param meanwhile with what advice it plays where nothing is thought about
     */
    record Next(Optional<Supplier<MachineAdvice>> question, Optional<MachineAdvice> meanwhile) {

        /** Up to the next question that is one to think about. */
        static final Next PLAY = new Next(Optional.empty(), Optional.of(MachineAdvice.NONE));

        static final Next OFFHAND = new Next(Optional.empty(), Optional.empty());
    }

    Next next(SeatedTable seated) {
        return next(seated.loaded(), seated.seating());
    }

    private <S extends State<S>> Next next(LoadedTable<S> loaded, Seating seating) {
        MachinePlay<S> machine = new MachinePlay<>(Opponents.of(loaded.book()), loaded.table());
        Optional<OpenRequest> asked = machine.asked(seating);
        if (asked.isEmpty()
                || !machine.thinks(asked.get(), seating)
                || machine.call(asked.get(), seating).isPresent()) {
            return Next.PLAY;
        }
        return isWorthwhile(loaded, asked.get().request().decider())
                ? new Next(
                        Optional.of(thinking(loaded, asked.get(), machine.viewer(asked.get(), seating))),
                        Optional.empty())
                : Next.OFFHAND;
    }

    private boolean isWorthwhile(LoadedTable<?> loaded, Decider decider) {
        int turn = turn(loaded);
        Thought now = lately.merge(
                decider.id(),
                new Thought(turn, 1),
                (before, first) -> before.turn() == turn ? new Thought(turn, before.times() + 1) : first);
        return now.times() <= ANSWERS;
    }

    private static <S extends State<S>> int turn(LoadedTable<S> loaded) {
        return loaded.table().game().moment(loaded.table().state()).turn();
    }

    private static <S extends State<S>> Supplier<MachineAdvice> thinking(
            LoadedTable<S> loaded, OpenRequest open, Viewer viewer) {
        Position<S> position = Position.of(loaded.table(), open);
        int entries = loaded.table().journal().size();
        Tactician<S> tactician = new Tactician<>(loaded.book().game(), Opponents.of(loaded.book()), BUDGET, entries);
        return () -> {
            List<String> answer = Agents.accepted(open.request(), tactician.answer(position, viewer));
            return new MachineAdvice(open.id(), entries, answer);
        };
    }
}
