package arbiter.lab.calibration;

import arbiter.lab.statistics.ShareInterval;

/**
 * Chances of about the same size together.
 *
 * @param from the least such chance
 * @param to the next bin's
 * @param count how many cases they were told of
 * @param told the chance that was told on average
 * @param happened how often it came true
 */
public record ReliabilityBin(double from, double to, long count, double told, ShareInterval happened) {}
