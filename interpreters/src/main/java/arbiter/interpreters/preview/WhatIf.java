package arbiter.interpreters.preview;

import arbiter.interpreters.live.Table;
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
 * Answers by label to choices that an outlook meets on its way, and a note of those the viewer could have made. Whatever
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
                OptionalInt wanted = wanted(request);
                OptionalInt answer = wanted.isPresent() ? wanted : others.answer(state, request);
                if (own) {
                    note(Table.offered(game, state, request, viewer), taken(request, answer));
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

    private OptionalInt wanted(Request<?> request) {
        String answer = answers.get(request.label());
        for (int i = 0; answer != null && i < request.options().size(); i++) {
            if (request.option(i).id().equals(answer)) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    private static Optional<String> taken(Request<?> request, OptionalInt answer) {
        return answer.isPresent()
                ? Optional.of(request.option(answer.getAsInt()).id())
                : Optional.empty();
    }

    private void note(Request<?> request, Optional<String> taken) {
        if (!met.containsKey(request.label())) {
            met.put(
                    request.label(),
                    new Met(request.label(), request.decider().id(), request.prompt(), request.options(), taken));
        }
    }
}
