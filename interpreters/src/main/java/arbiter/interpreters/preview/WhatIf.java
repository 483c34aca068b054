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
    private final Map<List<String>, Met> met = new LinkedHashMap<>();
    private final Map<List<String>, Met> others = new LinkedHashMap<>();

    public WhatIf(Map<String, String> answers) {
        this.answers = answers;
    }

    /** The choices met so far that the viewer may make, in the order met. */
    public List<Met> met() {
        return new ArrayList<>(met.values());
    }

    /** What others may answer on the way, as far as the viewer may know of it and it is not nearly always let pass. */
    public List<Met> answers() {
        return new ArrayList<>(others.values());
    }

    OptionalInt wanted(Viewer viewer, Request<?> request) {
        return answers.isEmpty() ? OptionalInt.empty() : placeOf(new ActAnswers(viewer, answers), request);
    }

    private static <O extends Option> OptionalInt placeOf(ActAnswers answers, Request<O> request) {
        return answers.to(request)
                .map(option -> OptionalInt.of(request.options().indexOf(option)))
                .orElse(OptionalInt.empty());
    }

    void note(Request<?> offered, Optional<String> taken) {
        if (!met.containsKey(key(offered))) {
            met.put(key(offered), met(offered, taken));
        }
    }

    boolean hasNoted(Request<?> request) {
        return met.containsKey(key(request)) || others.containsKey(key(request));
    }

    void noteOther(Request<?> offered) {
        others.putIfAbsent(key(offered), met(offered, Optional.empty()));
    }

    private static List<String> key(Request<?> request) {
        return List.of(request.label(), request.decider().id());
    }

    private static Met met(Request<?> request, Optional<String> taken) {
        return new Met(request.label(), request.decider().id(), request.prompt(), request.options(), taken);
    }
}
