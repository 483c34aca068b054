package arbiter.games.gladiators.detect;

import arbiter.games.gladiators.board.Spot;

/**
 * What came of one try to spot somebody: with which sense, where the target was and how well concealed from that sense,
 * in which full turn. Ledger: GG-DET-5.
 */
public record Sighting(String target, SenseKind sense, Spot spot, int concealment, int turn, boolean spotted) {}
