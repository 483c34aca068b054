package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import arbiter.dice.Thrower;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Sides;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.lookahead.Effort;
import arbiter.interpreters.lookahead.LookAhead;
import arbiter.interpreters.simulation.Simulation;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Agent;
import arbiter.kernel.Decider;
import arbiter.kernel.Entry;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Journal;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Nobody learns what they may not know: a table with a secret tells everybody exactly what the same table without it
 * tells them, until the rules themselves reveal it. A game runs it by subclassing.
 */
public abstract class SecrecyContract<S extends State<S>> {

    private static final Effort HASTY = new Effort(120, 30, 8);
    private static final int WALKS = 4;
    private static final int ANSWERS = 40;
    private static final int REMEMBERED = 400;

    protected abstract Game<S> game();

    /** The table without the secret, a new one each time. */
    protected abstract S without();

    /** Tables with a secret that no answer can reveal, otherwise the same: somebody hidden far away, a value kept. */
    protected abstract List<S> with();

    /** Tables with a secret that can come out by what people answer: somebody hidden in the way. */
    protected List<S> withSomethingToFind() {
        return List.of();
    }

    private List<Twins<S>> twins(long seed) {
        List<Twins<S>> twins = new ArrayList<>();
        with().forEach(secret -> twins.add(new Twins<>(this, secret, seed, false)));
        withSomethingToFind().forEach(secret -> twins.add(new Twins<>(this, secret, seed, true)));
        return twins;
    }

    /** The ids of options by which somebody in hiding lets their turn pass. */
    protected abstract List<String> idle();

    /** The units whose players know the secret; an opponent that plays for their side may know it too. */
    protected Set<String> owners(S secret) {
        return game().hidden(secret);
    }

    /** What happens for the gamemaster's eyes only: a note, dice thrown unseen. Every table can have a note. */
    protected List<Event<S>> unseen() {
        return List.of(new GamemastersNote<>());
    }

    /** Places that are tried where any can be named, in the notation of the board. */
    protected List<String> places() {
        return List.of();
    }

    /** The opponent made for the game. */
    protected Optional<Agent<S>> opponent() {
        return Optional.empty();
    }

    @Test
    void a_secret_changes_nothing_that_anybody_is_told() {
        int messages = 0;
        for (Twins<S> twins : twins(1)) {
            twins.untilTheSameIsAsked();
            messages += twins.compareEverything(places());
        }
        compared("messages", messages);
    }

    /** Every answer is given on both tables: what comes then is the same too, unless the answer revealed something. */
    @Test
    void a_secret_changes_nothing_that_is_asked_after_any_answer() {
        int messages = 0;
        for (int number = 0; number < twins(1).size(); number++) {
            for (List<String> answer : twins(1).get(number).answers()) {
                Twins<S> twins = twins(1).get(number);
                twins.untilTheSameIsAsked();
                if (twins.answer(answer) && twins.untilTheSameIsAsked()) {
                    messages += twins.compareEverything(places());
                }
            }
        }
        compared("messages after an answer", messages);
    }

    @Test
    void a_secret_changes_nothing_while_play_goes_on() {
        int messages = 0;
        int hiddenMoments = 0;
        for (long seed = 0; seed < WALKS; seed++) {
            for (Twins<S> twins : twins(seed)) {
                RandomStream people = new RandomStream(seed);
                boolean goesOn = twins.untilTheSameIsAsked();
                for (int i = 0; i < ANSWERS && goesOn; i++) {
                    messages += twins.compareAsked();
                    List<List<String>> answers = twins.answers();
                    goesOn = twins.answer(answers.get(people.below(answers.size()))) && twins.untilTheSameIsAsked();
                }
                hiddenMoments += twins.hiddenMoments();
            }
        }
        compared("messages on the way", messages);
        if (with().stream().anyMatch(secret -> !game().hidden(secret).isEmpty())) {
            compared("moments of somebody hidden", hiddenMoments);
        }
    }

    @Test
    void a_secret_changes_nothing_that_an_opponent_decides() {
        int decisions = 0;
        List<Agent<S>> agents = new ArrayList<>();
        opponent().ifPresent(agents::add);
        for (long seed = 0; seed < WALKS; seed++) {
            for (Twins<S> twins : twins(seed)) {
                boolean goesOn = twins.untilTheSameIsAsked();
                for (int i = 0; i < ANSWERS / 4 && goesOn; i++) {
                    for (Agent<S> agent : agents) {
                        decisions += twins.compareDecision(agent, agent);
                    }
                    decisions += twins.compareDecision(
                            new LookAhead<>(game(), HASTY, seed), new LookAhead<>(game(), HASTY, seed));
                    goesOn = twins.answer(twins.answers().get(0)) && twins.untilTheSameIsAsked();
                }
            }
        }
        compared("decisions", decisions);
    }

    /** In a simulation as well: also by somebody who lets everything they see and are offered decide. */
    @Test
    void a_secret_changes_nothing_that_is_decided_in_a_simulation() {
        int decisions = 0;
        List<Agent<S>> agents = new ArrayList<>(List.of((known, request) -> Math.floorMod(
                ToldToViewer.words(game().view(known, Viewer.GAMEMASTER), request)
                        .hashCode(),
                request.options().size())));
        opponent().ifPresent(agents::add);
        for (long seed = 0; seed < WALKS; seed++) {
            for (Twins<S> twins : twins(seed)) {
                boolean goesOn = twins.untilTheSameIsAsked();
                for (int i = 0; i < ANSWERS / 4 && goesOn; i++) {
                    for (Agent<S> agent : agents) {
                        decisions += twins.compareSimulated(agent);
                    }
                    goesOn = twins.answer(twins.answers().get(0)) && twins.untilTheSameIsAsked();
                }
            }
        }
        compared("decisions in simulations", decisions);
    }

    /** Whenever it comes: before a question is answered, between two answers, at the end of a turn. */
    @Test
    void what_only_the_gamemaster_is_told_changes_nothing_for_others() {
        int messages = 0;
        for (Event<S> event : unseen()) {
            for (long seed = 0; seed < WALKS; seed++) {
                Twins<S> twins = new Twins<>(this, without(), seed, false);
                RandomStream people = new RandomStream(seed);
                boolean goesOn = twins.untilTheSameIsAsked();
                for (int i = 0; i < ANSWERS && goesOn; i++) {
                    twins.tellTheGamemaster(event);
                    messages += i < 2 ? twins.compareEverything(places()) : twins.compareAsked();
                    List<List<String>> answers = twins.answers();
                    goesOn = twins.answer(answers.get(people.below(answers.size()))) && twins.untilTheSameIsAsked();
                }
            }
        }
        compared("messages beside what only the gamemaster is told", messages);
    }

    private void compared(String what, int count) {
        System.out.println(game().id() + ": " + count + " " + what + " with and without a secret");
        assertThat(count).as("%s: %s", game().id(), what).isPositive();
    }

    /** Two tables that differ in a secret, played side by side by those who do not know it. */
    private static final class Twins<S extends State<S>> {

        private final SecrecyContract<S> contract;
        private final Table<S> secret;
        private final Table<S> plain;
        private final List<Viewer> viewers;
        private final boolean somethingToFind;
        private final Set<String> owners;
        private int hiddenMoments;

        private Twins(SecrecyContract<S> contract, S state, long seed, boolean somethingToFind) {
            this.contract = contract;
            this.somethingToFind = somethingToFind;
            this.secret = table(contract.game(), state.copy(), seed);
            this.plain = table(contract.game(), contract.without(), seed);
            this.owners = contract.owners(state);
            this.viewers = Watched.viewers(plain.view(Viewer.GAMEMASTER)).stream()
                    .filter(viewer -> viewer.units().stream().noneMatch(owners::contains))
                    .toList();
        }

        /** The dice of a label fall alike on both, whatever is thrown besides. */
        private static <S extends State<S>> Table<S> table(Game<S> game, S start, long seed) {
            Map<String, Thrower> dice = new HashMap<>();
            DiceBox box = label -> dice.computeIfAbsent(label, one -> new RandomStream(seed + one.hashCode()));
            Table<S> table = Table.start(game, Journal.Header.of(game.id(), "test", Map.of()), start, box);
            table.memory().keep(REMEMBERED);
            return table;
        }

        int hiddenMoments() {
            return hiddenMoments;
        }

        /** Lets those in hiding pass, and compares what others see meanwhile; false once it is over or revealed. */
        boolean untilTheSameIsAsked() {
            for (int i = 0; i < ANSWERS; i++) {
                if (plain.open().isEmpty()) {
                    return false;
                }
                Optional<OpenRequest> hidden = secret.open().stream()
                        .filter(open -> contract.game()
                                .hidden(secret.state())
                                .contains(open.request().decider().id()))
                        .findFirst();
                if (hidden.isEmpty()) {
                    return isAskedAlike();
                }
                hiddenMoments++;
                viewers.forEach(
                        viewer -> same(ToldToViewer.seen(secret, viewer), ToldToViewer.seen(plain, viewer), viewer));
                secret.answer(Viewer.GAMEMASTER, hidden.get().id(), idle(hidden.get()));
            }
            return false;
        }

        private boolean isAskedAlike() {
            boolean alike = secret.open().stream()
                    .map(open -> asked(open.request()))
                    .toList()
                    .equals(plain.open().stream()
                            .map(open -> asked(open.request()))
                            .toList());
            assertThat(alike || somethingToFind)
                    .as("%s is asked, not %s", secret.open(), plain.open())
                    .isTrue();
            return alike;
        }

        private static String asked(Request<?> request) {
            return request.label() + " " + request.decider().id();
        }

        private List<String> idle(OpenRequest open) {
            return open.request().options().stream()
                    .map(Option::id)
                    .filter(contract.idle()::contains)
                    .findFirst()
                    .map(List::of)
                    .orElseGet(() -> open.request().fallbackIds());
        }

        /** Whether something has happened that people can tell the tables apart by. */
        private boolean revealed() {
            List<String> told = Trials.texts(secret.log(Viewer.SPECTATOR));
            List<String> expected = Trials.texts(plain.log(Viewer.SPECTATOR));
            return told.size() > expected.size() || !told.equals(expected.subList(0, told.size()));
        }

        /** Something happens at one of the tables that nobody else may know of. */
        void tellTheGamemaster(Event<S> event) {
            int before = secret.log(Viewer.GAMEMASTER).size();
            secret.edit(event);
            assertThat(secret.log(Viewer.GAMEMASTER))
                    .as("what the gamemaster reads")
                    .hasSizeGreaterThan(before);
        }

        int compareEverything(List<String> places) {
            int messages = 0;
            for (Viewer viewer : viewers) {
                messages += same(
                        ToldToViewer.everything(secret, viewer, places),
                        ToldToViewer.everything(plain, viewer, places),
                        viewer);
            }
            return messages;
        }

        int compareAsked() {
            int messages = 0;
            for (Viewer viewer : viewers) {
                messages += same(ToldToViewer.asked(secret, viewer), ToldToViewer.asked(plain, viewer), viewer);
            }
            return messages;
        }

        private static int same(List<String> told, List<String> expected, Viewer viewer) {
            assertThat(told).as("what %s is told", viewer.units()).isEqualTo(expected);
            return told.size();
        }

        /** The answers that whoever is asked on the plain table may give. */
        List<List<String>> answers() {
            return ToldToViewer.answers(question(plain).request());
        }

        private OpenRequest question(Table<S> table) {
            return table.open(player()).get(0);
        }

        private Viewer player() {
            Decider decider = plain.open().get(0).request().decider();
            return decider.isGamemaster() ? Viewer.GAMEMASTER : Viewer.player(decider.id());
        }

        /** Gives an answer at both tables; false if that reveals the secret. */
        boolean answer(List<String> options) {
            Viewer player = player();
            String request = question(secret).id();
            plain.answer(player, question(plain).id(), options);
            try {
                secret.answer(player, request, options);
            } catch (Refused refused) {
                assertThat(refused).hasMessage("something you cannot see prevents this");
                assertThat(somethingToFind)
                        .as("nothing to find, yet %s is refused", options)
                        .isTrue();
                return false;
            }
            return !somethingToFind || !revealed();
        }

        int compareDecision(Agent<S> one, Agent<S> other) {
            OpenRequest asked = plain.open().get(0);
            if (isInTheSecret(asked.request().decider())) {
                return 0;
            }
            assertThat(decision(one, secret))
                    .as("what is decided: %s", asked.request())
                    .isEqualTo(decision(other, plain));
            return 1;
        }

        /** Steps that begin with a question are simulated up to the answer: no dice have fallen by then. */
        int compareSimulated(Agent<S> agent) {
            OpenRequest asked = plain.open().get(0);
            if (isInTheSecret(asked.request().decider()) || !isFirstQuestion(plain) || !isFirstQuestion(secret)) {
                return 0;
            }
            assertThat(simulated(agent, secret, asked))
                    .as("what is decided in a simulation: %s", asked.request())
                    .isEqualTo(simulated(agent, plain, asked));
            return 1;
        }

        private static <S extends State<S>> boolean isFirstQuestion(Table<S> table) {
            return table.resumption().since().stream()
                    .allMatch(input -> input instanceof Entry.Answered<S> answered && answered.standing());
        }

        /** What is taken first of what was asked, in the step under way; what a table lets pass quietly passes here. */
        private String simulated(Agent<S> agent, Table<S> table, OpenRequest asked) {
            List<String> decided = new ArrayList<>();
            Simulation<S> simulation = new Simulation<>((known, request) -> {
                int place = request.quiet() ? request.fallbackIndex() : agent.pick(known, request);
                if (asked(request).equals(asked(asked.request()))) {
                    decided.add(request.option(place).id());
                }
                return place;
            });
            simulation.begin(table.resumption().checkpoint().copy(), 1);
            simulation.advance(contract.game());
            return decided.get(0);
        }

        private boolean isInTheSecret(Decider decider) {
            Optional<String> side = contract.game().side(secret.state(), decider);
            return owners.stream()
                    .anyMatch(owner -> contract.game()
                            .side(secret.state(), Decider.unit(owner))
                            .equals(side));
        }

        private List<String> decision(Agent<S> agent, Table<S> table) {
            OpenRequest open = table.open().get(0);
            Viewer side =
                    Sides.viewer(contract.game(), table.state(), open.request().decider());
            return Agents.decision(agent, table, open, side);
        }
    }
}
