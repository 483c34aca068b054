package arbiter.lab.calibration;

/**
 * How well something tells who wins.
 *
 * @param measure the lab, or what of the game is compared: the first side's part of the sum of both
 * @param encounters in how many encounters it says something of everybody
 * @param brier the mean squared error in these
 * @param lab that of the lab in the same encounters
 */
public record MeasureScore(String measure, int encounters, double brier, double lab) {}
