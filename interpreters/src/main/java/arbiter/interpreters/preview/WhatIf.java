package arbiter.interpreters.preview;

import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Answers by label to choices that an outlook meets on its way, and a note of those the viewer could have made and of
 * those that others could answer with.
 */
public final class WhatIf {

    /** A choice that was met: who makes it, what is offered, and what was taken if it was always the same. */
    public record Met(
            String label, String unit, String prompt, List<? extends Option> options, Optional<String> taken) {}

    private final Map<String, String> answers;
    private final Map<String, Met> met = new LinkedHashMap<>();
    /** By label, then by unit. */
    private final Map<String, Map<String, Met>> others = new LinkedHashMap<>();

    public WhatIf(Map<String, String> answers) {
        this.answers = answers;
    }

    /** The choices met so far that the viewer may make, in the order met. */
    public List<Met> met() {
        return new ArrayList<>(met.values());
    }

    /** What others may answer on the way, as far as the viewer may know of it and it is not nearly always let pass. */
    public List<Met> answers() {
        List<Met> all = new ArrayList<>();
        others.values().forEach(byUnit -> all.addAll(byUnit.values()));
        return all;
    }

    OptionalInt wanted(Request<?> request) {
        String answer = answers.get(request.label());
        for (int i = 0; answer != null && i < request.options().size(); i++) {
            if (request.option(i).id().equals(answer)) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    void note(Request<?> request, OptionalInt answer) {
        if (!met.containsKey(request.label())) {
            met.put(request.label(), met(request, answer));
        }
    }

    boolean hasNoted(Request<?> request) {
        Map<String, Met> byUnit = others.get(request.label());
        return byUnit != null && byUnit.containsKey(request.decider().id());
    }

    void noteOther(Request<?> request) {
        others.computeIfAbsent(request.label(), fresh -> new LinkedHashMap<>())
                .put(request.decider().id(), met(request, OptionalInt.empty()));
    }

    private static Met met(Request<?> request, OptionalInt answer) {
        Optional<String> taken = answer.isPresent()
                ? Optional.of(request.option(answer.getAsInt()).id())
                : Optional.empty();
        return new Met(request.label(), request.decider().id(), request.prompt(), request.options(), taken);
    }
}
