package arbiter.games.capital.sheet;

import arbiter.content.catalogue.Entry;

/** How hard a thing is to come by. Ledger: CAP-EQ-4. */
public record Rarity(String id, String name, int rank, String text) implements Entry {}
