package arbiter.games.centuryg.unit;

import arbiter.games.centuryg.sheet.Armory;
import arbiter.games.centuryg.terrain.Field;
import arbiter.tabletop.unit.Part;

/** What never changes at a table: the map, its rulings, and what can turn up in a fight. Ledger: BCG-AMB-92. */
public record TableSetup(Field field, TableRules rules, Armory armory) implements Part {}
