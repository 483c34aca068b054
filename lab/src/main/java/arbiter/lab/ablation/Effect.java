package arbiter.lab.ablation;

import arbiter.lab.compare.Difference;
import arbiter.lab.job.Restriction;

/**
 * What forbidding something changes.
 *
 * @param text how it is offered: the first time, where it can be aimed at several
 * @param used the share of fights looked at in which it was done
 * @param change by how much the share of the first side is higher without it
 */
public record Effect(Restriction restriction, String unit, String side, String text, double used, Difference change) {}
