package arbiter.lab.sensitivity;

import arbiter.lab.compare.Difference;

/** By how much the share of the first side is higher with a number changed. */
public record Worth(NumberChange number, Difference change) {}
