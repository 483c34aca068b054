package arbiter.cli;

import arbiter.interpreters.odds.Choices;
import arbiter.interpreters.scripted.Wording;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.rulebook.Command;
import arbiter.rulebook.Situation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * Choices as a situation fixes them: those of the command, then those of the file; nothing where neither says a word.
 * Where several are written for a label the first one counts, on whatever way the odds have come there.
 */
final class FileChoices<S> implements Choices<S> {

    private final Command command;
    private final Map<String, List<String>> wanted = new HashMap<>();
    private final Map<String, String> misunderstood = new TreeMap<>();
    private final Map<String, Boolean> understood = new HashMap<>();

    FileChoices(Situation situation, Command command) {
        this.command = command;
        situation.choices().forEach((label, words) -> put(label, words));
        command.choices().forEach((label, words) -> put(label, words));
    }

    private void put(String label, List<String> words) {
        if (!words.isEmpty()) {
            wanted.put(label, List.of(words.get(0).split("\\s*;\\s*")));
        }
    }

    @Override
    public OptionalInt answer(S state, Request<?> request) {
        List<String> words = wanted.get(request.label());
        return words == null ? OptionalInt.empty() : OptionalInt.of(answer(words, request));
    }

    private int answer(List<String> words, Request<?> request) {
        for (String word : words) {
            var option = Wording.option(request, word);
            if (option.isPresent()) {
                understood.put(request.label(), true);
                return request.options().indexOf(option.get());
            }
        }
        misunderstood.putIfAbsent(request.label(), request.toString());
        return enough(request);
    }

    /** Where some of a list are chosen one by one, there are no more to take. */
    private static int enough(Request<?> request) {
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).id().equals("done")) {
                return i;
            }
        }
        return request.fallbackIndex();
    }

    /** Refuses words that no request of their label ever offered. */
    void complainOfMisunderstood() {
        misunderstood.forEach((label, request) -> {
            if (!understood.containsKey(label)) {
                throw command.node()
                        .problem("the choice '" + String.join("; ", wanted.get(label)) + "' is never offered at '"
                                + label + "'; offered: " + request);
            }
        });
    }
}
