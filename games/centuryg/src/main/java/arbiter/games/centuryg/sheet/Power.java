package arbiter.games.centuryg.sheet;

import arbiter.content.catalogue.Entry;

/** A Genre Power: Setup or Reaction, from one of the lists. Ledger: BCG-GP-2, BCG-GP-3. */
public record Power(String id, String name, PowerList list, boolean setup, boolean specialist, String text)
        implements Entry {}
