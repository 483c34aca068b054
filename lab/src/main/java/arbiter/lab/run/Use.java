package arbiter.lab.run;

import arbiter.lab.job.Restriction;

/**
 * Something that a unit did in some of the fights looked at.
 *
 * @param restriction what would forbid it
 * @param text how it was offered the first time
 * @param fights in how many fights it was done
 */
public record Use(Restriction restriction, String text, long fights) {}
