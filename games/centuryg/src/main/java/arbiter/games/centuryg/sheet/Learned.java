package arbiter.games.centuryg.sheet;

import arbiter.content.yaml.Default;

/** A Genre Power and what was chosen with it; no choice is an empty text. */
public record Learned(Power power, @Default("") String choice) {}
