package arbiter.interpreters.scripted;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Dice and choices laid out in advance, by label, each used once and in order. */
public final class Script {

    private final Map<String, Deque<Integer>> dice = new LinkedHashMap<>();
    private final Map<String, Deque<List<String>>> choices = new LinkedHashMap<>();

    /** The next dice thrown at that label. */
    public Script dice(String label, int... faces) {
        Deque<Integer> queue = dice.computeIfAbsent(label, unused -> new ArrayDeque<>());
        for (int face : faces) {
            queue.add(face);
        }
        return this;
    }

    /** The next answer at that label, by id or by text; several options where several are asked for. */
    public Script choice(String label, String... options) {
        choices.computeIfAbsent(label, unused -> new ArrayDeque<>()).add(List.of(options));
        return this;
    }

    /** Whether dice for that label were ever laid out, used or not. */
    boolean rolls(String label) {
        return dice.containsKey(label);
    }

    boolean answers(String label) {
        return choices.containsKey(label);
    }

    Optional<Integer> nextFace(String label) {
        return Optional.ofNullable(dice.get(label)).map(Deque::poll);
    }

    Optional<List<String>> nextChoice(String label) {
        return Optional.ofNullable(choices.get(label)).map(Deque::poll);
    }

    /** What has not been used yet, in words. */
    public List<String> unused() {
        List<String> unused = new ArrayList<>();
        dice.forEach((label, faces) -> {
            if (!faces.isEmpty()) {
                unused.add("dice at '" + label + "': " + faces);
            }
        });
        choices.forEach((label, answers) ->
                answers.forEach(answer -> unused.add("choice at '" + label + "': " + String.join(", ", answer))));
        return unused;
    }
}
