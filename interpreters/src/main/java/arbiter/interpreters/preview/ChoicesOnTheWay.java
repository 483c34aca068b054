package arbiter.interpreters.preview;

import arbiter.interpreters.live.Disclosure;
import arbiter.interpreters.odds.Choices;
import arbiter.kernel.Decider;
import arbiter.kernel.Game;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Who answers how on the ways of an outlook. What was fixed beforehand stands; whatever others decide in secret or in
 * hiding is declined, so that an outlook tells nothing of it; those on other sides let it pass or answer at their best.
 * Actions of later turns are no answers: everybody takes them by the policy.
 */
final class ChoicesOnTheWay<S extends State<S>> implements Choices<S> {

    /** How those answer who have fixed nothing. */
    record Rules<S>(Choices<S> policy, boolean othersLetPass, boolean othersAtBest) {}

    private final Game<S> game;
    private final Viewer viewer;
    private final String side;
    private final Rules<S> rules;
    private final WhatIf whatIf;
    private Assumption assumes = Assumption.NOTHING;

    ChoicesOnTheWay(Game<S> game, Viewer viewer, String side, Rules<S> rules, WhatIf whatIf) {
        this.game = game;
        this.viewer = viewer;
        this.side = side;
        this.rules = rules;
        this.whatIf = whatIf;
    }

    /** What was taken for granted so far. */
    Assumption assumes() {
        return assumes;
    }

    @Override
    public OptionalInt answer(S state, Request<?> request) {
        boolean own = viewer.answersFor(request.decider());
        if (!own && game.hidden(state).contains(request.decider().id())) {
            return Choices.<S>none().answer(state, request);
        }
        if (!own && request.secret()) {
            assumes = Assumption.UNLESS_ANSWERED;
            return Choices.<S>none().answer(state, request);
        }
        OptionalInt fixed = whatIf.wanted(viewer, request);
        if (fixed.isEmpty() && request.options().size() > 1 && isOther(state, request.decider())) {
            return others(state, request);
        }
        OptionalInt answer = fixed.isPresent() ? fixed : rules.policy().answer(state, request);
        if (own && !whatIf.hasNoted(request)) {
            Optional<String> taken = answer.isPresent()
                    ? Optional.of(request.option(answer.getAsInt()).id())
                    : Optional.empty();
            whatIf.note(Disclosure.offered(game, state, request, viewer), taken);
        }
        return answer;
    }

    private OptionalInt others(S state, Request<?> request) {
        OptionalInt answer = rules.othersAtBest() && !request.quiet()
                ? OptionalInt.empty()
                : (rules.othersLetPass() ? Choices.<S>none() : rules.policy()).answer(state, request);
        if (assumes == Assumption.NOTHING) {
            assumes = answer.isPresent() && !rules.othersAtBest() ? Assumption.UNANSWERED : Assumption.ANSWERED;
        }
        if (!request.quiet() && !whatIf.hasNoted(request)) {
            whatIf.noteOther(Disclosure.offered(game, state, request, viewer));
        }
        return answer;
    }

    /** Whether that decider is on another side than whoever considers an answer. */
    private boolean isOther(S state, Decider decider) {
        return !side.isEmpty() && !game.side(state, decider).orElse(side).equals(side);
    }

    @Override
    public boolean wantsHigh(S state, Decider decider) {
        return game.side(state, decider).map(side::equals).orElse(true);
    }
}
