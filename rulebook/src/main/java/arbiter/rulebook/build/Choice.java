package arbiter.rulebook.build;

import java.util.Optional;

/** One answer to a question, and why it cannot be given, if so. */
public record Choice(String id, String text, Optional<String> refusal) {

    public static Choice of(String id, String text) {
        return new Choice(id, text, Optional.empty());
    }

    public boolean isAvailable() {
        return refusal.isEmpty();
    }
}
