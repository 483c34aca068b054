package arbiter.games.duel.fight;

import arbiter.tabletop.unit.UnitEvent;

/** Something that happened in a duel. Everybody sees it, except what is kept back in secret. */
public interface DuelEvent extends UnitEvent<DuelState> {}
