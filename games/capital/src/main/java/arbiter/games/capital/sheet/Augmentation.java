package arbiter.games.capital.sheet;

import arbiter.content.catalogue.Entry;

/** The Signature of those who changed themselves: more Slots for good. Ledger: CAP-SIG-5. */
public record Augmentation(String id, String name, int slots, String text) implements Entry {}
