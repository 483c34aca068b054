package arbiter.games.narrative.sheet;

import arbiter.content.catalogue.Entry;

/** Something useful that is neither weapon nor armour. */
public record GearItem(String id, String name, int encumbrance, int price, String text) implements Entry {}
