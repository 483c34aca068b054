package arbiter.interpreters.preview;

import arbiter.interpreters.live.ActAnswers;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Answers ({@link ActAnswers}) to choices of the viewer that an outlook meets on its way, just as they would be given if
 * the viewer began the act with them, and a note of those the viewer could have made and of those that others could
 * answer with.
 */
public final class WhatIf {

    /** A choice that was met: who makes it, what is offered, and what was taken if it was always the same. */
    public record Met(
            String label, String unit, String prompt, List<? extends Option> options, Optional<String> taken) {}

    private final Map<String, String> answers;
    /** By label, then by unit. */
    private final Map<String, Map<String, Met>> own = new LinkedHashMap<>();

    private final Map<String, Map<String, Met>> others = new LinkedHashMap<>();

    public WhatIf(Map<String, String> answers) {
        this.answers = answers;
    }

    /** The choices met so far that the viewer may make, in the order met. */
    public List<Met> met() {
        return all(own);
    }

    /** What others may answer on the way, as far as the viewer may know of it and it is not nearly always let pass. */
    public List<Met> answers() {
        return all(others);
    }

    private static List<Met> all(Map<String, Map<String, Met>> noted) {
        List<Met> all = new ArrayList<>();
        noted.values().forEach(byUnit -> all.addAll(byUnit.values()));
        return all;
    }

    OptionalInt wanted(Viewer viewer, Request<?> request) {
        return answers.isEmpty() ? OptionalInt.empty() : placeOf(new ActAnswers(viewer, answers), request);
    }

    private static <O extends Option> OptionalInt placeOf(ActAnswers answers, Request<O> request) {
        return answers.to(request)
                .map(option -> OptionalInt.of(request.options().indexOf(option)))
                .orElse(OptionalInt.empty());
    }

    /** Whether such a choice was met before. */
    boolean hasNoted(Request<?> request) {
        return isIn(own, request) || isIn(others, request);
    }

    private static boolean isIn(Map<String, Map<String, Met>> noted, Request<?> request) {
        Map<String, Met> byUnit = noted.get(request.label());
        return byUnit != null && byUnit.containsKey(request.decider().id());
    }

    void note(Request<?> offered, Optional<String> taken) {
        note(own, offered, taken);
    }

    void noteOther(Request<?> offered) {
        note(others, offered, Optional.empty());
    }

    private static void note(Map<String, Map<String, Met>> noted, Request<?> offered, Optional<String> taken) {
        String unit = offered.decider().id();
        noted.computeIfAbsent(offered.label(), fresh -> new LinkedHashMap<>())
                .put(unit, new Met(offered.label(), unit, offered.prompt(), offered.options(), taken));
    }
}
