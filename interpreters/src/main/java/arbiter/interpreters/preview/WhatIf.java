package arbiter.interpreters.preview;

import arbiter.interpreters.live.ActAnswers;
import arbiter.interpreters.odds.Choices;
import arbiter.kernel.Decider;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Answers ({@link ActAnswers}) to choices of the viewer that an outlook meets on its way, just as they would be given if
 * the viewer began the act with them, and a note of those the viewer could have made. Whatever
 * others decide in secret or in hiding is declined, so that an outlook tells nothing of it.
 */
public final class WhatIf<S extends State<S>> {

    /** A choice that was met: who makes it, what is offered, and what was taken if it was always the same. */
    public record Met(
            String label, String unit, String prompt, List<? extends Option> options, Optional<String> taken) {}

    private final Map<String, String> answers;
    private final Map<String, Met> met = new LinkedHashMap<>();

    public WhatIf(Map<String, String> answers) {
        this.answers = answers;
    }

    /** The choices met so far that the viewer may make, in the order met. */
    public List<Met> met() {
        return new ArrayList<>(met.values());
    }

    Choices<S> over(Game<S> game, Viewer viewer, Choices<S> others) {
        return new Choices<>() {

            @Override
            public OptionalInt answer(S state, Request<?> request) {
                boolean own = viewer.answersFor(request.decider());
                if (!own
                        && (request.secret()
                                || game.hidden(state).contains(request.decider().id()))) {
                    return decline(request);
                }
                OptionalInt wanted = wanted(new ActAnswers(viewer, answers), request);
                OptionalInt answer = wanted.isPresent() ? wanted : others.answer(state, request);
                if (own) {
                    note(request, answer);
                }
                return answer;
            }

            @Override
            public boolean wantsHigh(S state, Decider decider) {
                return others.wantsHigh(state, decider);
            }
        };
    }

    private static OptionalInt decline(Request<?> request) {
        for (int i = 0; i < request.options().size(); i++) {
            if (request.option(i).declines()) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.of(request.fallbackIndex());
    }

    private static <O extends Option> OptionalInt wanted(ActAnswers answers, Request<O> request) {
        return answers.to(request)
                .map(option -> OptionalInt.of(request.options().indexOf(option)))
                .orElse(OptionalInt.empty());
    }

    private void note(Request<?> request, OptionalInt answer) {
        if (!met.containsKey(request.label())) {
            Optional<String> taken = answer.isPresent()
                    ? Optional.of(request.option(answer.getAsInt()).id())
                    : Optional.empty();
            met.put(
                    request.label(),
                    new Met(request.label(), request.decider().id(), request.prompt(), request.options(), taken));
        }
    }
}
