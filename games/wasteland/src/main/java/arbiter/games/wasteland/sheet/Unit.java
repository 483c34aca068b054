package arbiter.games.wasteland.sheet;

import arbiter.content.catalogue.Entry;

/** Whoever can be put on the table: a character file or an adversary. */
public sealed interface Unit extends Entry permits Build, Adversary {}
