/** How sure one can be of what many fights showed: intervals, sequences that may be looked at all the time, tests in pairs. */
package arbiter.lab.statistics;
