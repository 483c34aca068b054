package arbiter.games.narrative.sheet;

import arbiter.content.catalogue.Entry;

/** Whoever or whatever can be put on the table: a character file, an adversary, a vehicle. */
public sealed interface Unit extends Entry permits Build, Adversary, Vehicle {}
