package arbiter.games.capital.sheet.build;

/** Why something is not legal, and what would be. */
public record Reason(Code code, String message, String fix) {}
