package arbiter.games.wasteland.sheet;

import arbiter.content.catalogue.Entry;

/** Something that can be held in a hand, drawn, dropped and picked up. Ledger: WAS-GEAR-2, WAS-MIN-2. */
public sealed interface Item extends Entry permits Weapon, Chem {

    /** In pounds. Ledger: WAS-CHAR-9. */
    int weight();
}
