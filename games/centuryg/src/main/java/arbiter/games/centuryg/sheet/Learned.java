package arbiter.games.centuryg.sheet;

/** A Genre Power and what was chosen with it; no choice is an empty text. */
public record Learned(Power power, String choice) {}
