package arbiter.games.centuryg.person;

/** A third of somebody's Plot Armor: the points left in it, and whether it is lost. Ledger: BCG-PLOT-1. */
public record Layer(int points, boolean lost) {}
