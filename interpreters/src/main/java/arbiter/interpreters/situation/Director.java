package arbiter.interpreters.situation;

import arbiter.dice.Die;
import arbiter.dice.RandomStream;
import arbiter.dice.Thrower;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.StandingOrders;
import arbiter.interpreters.preview.PathAnswers;
import arbiter.interpreters.scripted.AnswerLists;
import arbiter.interpreters.scripted.FollowingWords;
import arbiter.interpreters.scripted.ScriptBroken;
import arbiter.kernel.Request;
import arbiter.rulebook.Command;
import arbiter.rulebook.Situation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The dice and choices of a situation, by label: those of the command under way first, then those of the whole file, then
 * seeded dice and defaults. Whatever a command brings must be used up before the next one.
 */
final class Director implements DiceBox {

    private final Situation situation;
    private final RandomStream random;
    private final StandingOrders standing = new StandingOrders();
    private final Map<String, Deque<Integer>> dice = new LinkedHashMap<>();
    private final Map<String, Deque<Integer>> fileDice;
    private FileAnswers answers;

    Director(Situation situation, long seed) {
        this.situation = situation;
        this.random = new RandomStream(seed);
        this.fileDice = queues(situation.dice());
        this.answers = new FileAnswers(
                AnswerLists.NONE, new AnswerLists(situation.choices()), FollowingWords.NONE, Optional.empty());
        situation.choices().keySet().forEach(standing::everyoneStopsAt);
    }

    /** Nobody passes quietly where the file has a choice. */
    StandingOrders standing() {
        return standing;
    }

    /** Begins a command; words that its option does not have answer questions of the same decider. */
    void begin(Command command, FollowingWords words) {
        dice.putAll(queues(command.dice()));
        answers = answers(command, words, Optional.empty());
        command.choices().keySet().forEach(standing::everyoneStopsAt);
    }

    /** The answers that would be given to what follows from a command. */
    FileAnswers answers(Command command, FollowingWords words, Optional<Misunderstandings> lenient) {
        return new FileAnswers(new AnswerLists(command.choices()), answers.file(), words, lenient);
    }

    /** Ends a command: what it brought must have been used. */
    void end(Command command) {
        List<String> left = left(dice);
        left.addAll(answers.command().unused());
        if (!left.isEmpty()) {
            throw command.node().problem("not used by this command: " + String.join("; ", left));
        }
        List<String> words = answers.words().words();
        if (!words.isEmpty()) {
            throw command.node().problem(FollowingWords.unused(command.words(), words));
        }
        dice.clear();
        command.choices().keySet().stream()
                .filter(label -> !answers.file().knows(label))
                .forEach(standing::notEveryoneStopsAt);
        answers = new FileAnswers(AnswerLists.NONE, answers.file(), FollowingWords.NONE, Optional.empty());
    }

    /** Ends the run: what the file brought must have been used. */
    void end() {
        List<String> left = left(fileDice);
        left.addAll(answers.file().unused());
        if (!left.isEmpty()) {
            throw situation.node().problem("not used: " + String.join("; ", left));
        }
    }

    @Override
    public Thrower at(String label) {
        if (dice.containsKey(label)) {
            return die -> face(label, die, dice.get(label));
        }
        if (fileDice.containsKey(label)) {
            return die -> face(label, die, fileDice.get(label));
        }
        if (situation.strict()) {
            throw new ScriptBroken("dice are thrown at '" + label + "', for which this strict situation has none");
        }
        return random;
    }

    /** The options with which the file answers that request, if it does. */
    Optional<List<String>> answer(Request<?> request) {
        PathAnswers.Taken taken = answers.answer(request);
        answers = (FileAnswers) taken.rest();
        boolean known =
                answers.command().knows(request.label()) || answers.file().knows(request.label());
        if (taken.options().isEmpty() && !known && situation.strict() && !request.quiet()) {
            throw new ScriptBroken("this strict situation has no choice at '" + request.label() + "' for "
                    + request.decider().id() + "; offered: " + request);
        }
        return taken.options();
    }

    private static int face(String label, Die die, Deque<Integer> faces) {
        if (faces.isEmpty()) {
            throw new ScriptBroken(
                    "dice are missing at '" + label + "': there are no more, and a " + die.name() + " is thrown");
        }
        int face = faces.poll();
        if (face < 1 || face > die.sides()) {
            throw new ScriptBroken("no " + die.name() + " shows a " + face + ", as is written for '" + label + "'");
        }
        return face;
    }

    private static <T> Map<String, Deque<T>> queues(Map<String, List<T>> lists) {
        Map<String, Deque<T>> queues = new LinkedHashMap<>();
        lists.forEach((label, values) -> queues.put(label, new ArrayDeque<>(values)));
        return queues;
    }

    private static List<String> left(Map<String, Deque<Integer>> dice) {
        List<String> left = new ArrayList<>();
        dice.forEach((label, faces) -> {
            if (!faces.isEmpty()) {
                left.add("dice " + faces + " at '" + label + "'");
            }
        });
        return left;
    }
}
