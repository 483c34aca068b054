package arbiter.interpreters.situation;

import arbiter.interpreters.scripted.ScriptBroken;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Answers of a file that made no sense on some way that odds went; it is a mistake if they never did. */
final class Misunderstandings {

    private final Set<String> understood = new HashSet<>();
    private final Map<String, String> reasons = new TreeMap<>();
    private final Set<String> unsaid;

    /** Of words that something on the way should be called. */
    Misunderstandings(Collection<String> words) {
        unsaid = new LinkedHashSet<>(words);
    }

    /** Only these words are left on some way. */
    void left(Collection<String> words) {
        unsaid.retainAll(words);
    }

    /** Words that nothing was called on any way. */
    Set<String> unsaid() {
        return unsaid;
    }

    void understood(String label) {
        understood.add(label);
    }

    void misunderstood(String label, String said, String reason) {
        reasons.putIfAbsent(label, "the choice '" + said + "' is never offered at '" + label + "': " + reason);
    }

    /** Refuses answers that made sense on no way at all. */
    void throwIfNever() {
        reasons.forEach((label, reason) -> {
            if (!understood.contains(label)) {
                throw new ScriptBroken(reason);
            }
        });
    }
}
