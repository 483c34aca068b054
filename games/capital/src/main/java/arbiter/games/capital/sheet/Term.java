package arbiter.games.capital.sheet;

import arbiter.content.catalogue.Entry;

/** A word of the game that rules use directly: an Attribute, a damage type, a rest, a standard Action. */
public record Term(String id, String name, String text) implements Entry {}
