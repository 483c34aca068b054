package arbiter.rulebook.guide;

import java.util.Optional;

/**
 * What to answer to a question of a first fight, apart from its steps, and why: the option whose id begins like that, or
 * what the question suggests.
 */
public record Advice(String ask, Optional<String> option, String text) {}
