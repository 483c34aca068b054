package arbiter.rulebook.build;

/** Why something is not legal, and what would be. */
public record Reason(Breach code, String message, String fix) {}
