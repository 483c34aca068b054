package arbiter.games.centuryg.unit;

import arbiter.tabletop.unit.UnitEvent;

/** Something that happened in a fight. Everybody sees it unless the event says otherwise. */
public interface CenturyEvent extends UnitEvent<CenturyState> {}
