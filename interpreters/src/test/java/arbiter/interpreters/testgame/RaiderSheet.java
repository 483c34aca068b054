package arbiter.interpreters.testgame;

import arbiter.content.catalogue.Entry;

/** A raider as content describes it. */
public record RaiderSheet(String id, String name, String text, int health) implements Entry {}
