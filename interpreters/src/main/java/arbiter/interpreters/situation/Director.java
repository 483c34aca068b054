package arbiter.interpreters.situation;

import arbiter.dice.Die;
import arbiter.dice.RandomStream;
import arbiter.dice.Thrower;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.StandingOrders;
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
    private final Map<String, Deque<String>> choices = new LinkedHashMap<>();
    private final Map<String, Deque<Integer>> fileDice;
    private final Map<String, Deque<String>> fileChoices;

    Director(Situation situation, long seed) {
        this.situation = situation;
        this.random = new RandomStream(seed);
        this.fileDice = queues(situation.dice());
        this.fileChoices = queues(situation.choices());
        fileChoices.keySet().forEach(standing::everyoneStopsAt);
    }

    /** Nobody passes quietly where the file has a choice. */
    StandingOrders standing() {
        return standing;
    }

    void begin(Command command) {
        dice.putAll(queues(command.dice()));
        choices.putAll(queues(command.choices()));
        choices.keySet().forEach(standing::everyoneStopsAt);
    }

    /** Ends a command: what it brought must have been used. */
    void end(Command command) {
        List<String> left = left(dice, choices);
        if (!left.isEmpty()) {
            throw command.node().problem("not used by this command: " + String.join("; ", left));
        }
        dice.clear();
        choices.keySet().stream()
                .filter(label -> !fileChoices.containsKey(label))
                .forEach(standing::notEveryoneStopsAt);
        choices.clear();
    }

    /** Ends the run: what the file brought must have been used. */
    void end() {
        List<String> left = left(fileDice, fileChoices);
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

    /** The words with which the file answers that request, if it does. */
    Optional<String> answer(Request<?> request) {
        String label = request.label();
        Deque<String> queue = choices.containsKey(label) ? choices.get(label) : fileChoices.get(label);
        if (queue == null) {
            if (situation.strict() && !request.quiet()) {
                throw new ScriptBroken("this strict situation has no choice at '" + label + "' for "
                        + request.decider().id() + "; offered: " + request);
            }
            return Optional.empty();
        }
        if (queue.isEmpty() && request.quiet()) {
            return Optional.empty();
        }
        if (queue.isEmpty()) {
            throw new ScriptBroken("a choice is missing at '" + label + "': the situation has no more");
        }
        return Optional.of(queue.poll());
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

    private static List<String> left(Map<String, Deque<Integer>> dice, Map<String, Deque<String>> choices) {
        List<String> left = new ArrayList<>();
        dice.forEach((label, faces) -> {
            if (!faces.isEmpty()) {
                left.add("dice " + faces + " at '" + label + "'");
            }
        });
        choices.forEach((label, words) -> {
            if (!words.isEmpty()) {
                left.add("choice " + String.join(", ", words) + " at '" + label + "'");
            }
        });
        return left;
    }
}
