package arbiter.games.narrative.calls;

import arbiter.space.band.Band;

/** How far somebody is from a unit. */
public record Distance(String unit, Band band) {}
