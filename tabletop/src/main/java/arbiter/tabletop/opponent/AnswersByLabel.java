package arbiter.tabletop.opponent;

import arbiter.kernel.Agent;
import arbiter.kernel.Request;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** An opponent as a table from labels to answers; what it has no answer for goes by default. */
public final class AnswersByLabel<S> implements Agent<S> {

    private final Map<String, Agent<S>> answers = new HashMap<>();

    /** Answers requests under that label; a label has one answer. */
    public AnswersByLabel<S> with(String label, Agent<S> answer) {
        if (answers.putIfAbsent(label, answer) != null) {
            throw new IllegalArgumentException("two answers for " + label);
        }
        return this;
    }

    /** The labels that have an answer, for a test that each of them occurs in play. */
    public Set<String> labels() {
        return new TreeSet<>(answers.keySet());
    }

    @Override
    public int pick(S state, Request<?> request) {
        Agent<S> answer = answers.get(request.label());
        return answer == null ? request.fallbackIndex() : answer.pick(state, request);
    }
}
