package arbiter.rulebook.guide;

import java.util.Optional;

/**
 * A sentence or two for whoever meets something for the first time: a question with that label, an event of that name, or
 * a condition on a unit. Exactly one of the three brings it up; the rule says it in full.
 */
public record Hint(
        String id,
        String title,
        String text,
        Optional<String> ask,
        Optional<String> event,
        Optional<String> condition,
        String rule) {}
