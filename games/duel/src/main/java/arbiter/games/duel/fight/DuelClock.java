package arbiter.games.duel.fight;

import arbiter.tabletop.unit.Part;

/** Which round it is, how many turns have begun, and whether everybody has said how much nerve they keep back. */
public record DuelClock(int round, int turn, boolean reservesKept) implements Part {}
