package arbiter.games.centuryg.sheet;

/** An Upgrade, where it sits, and what was chosen with it; no choice is an empty text. */
public record Fitted(Upgrade upgrade, Area area, String choice) {}
