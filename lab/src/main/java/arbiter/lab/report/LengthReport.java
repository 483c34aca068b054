package arbiter.lab.report;

/**
 * How long fights take.
 *
 * @param median half of them are over by the end of this round
 * @param most nineteen in twenty are
 * @param stopped the share of fights that had to be stopped
 * @param decisions dice and answers in a fight, on average
 * @param leadChanges how often another side comes to stand best in a fight, on average
 */
public record LengthReport(int median, int most, double stopped, double decisions, double leadChanges) {}
