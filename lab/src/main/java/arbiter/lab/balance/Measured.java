package arbiter.lab.balance;

import arbiter.lab.statistics.ShareInterval;

/** A plan, with what share of some fights the side won by it. */
record Measured(Plan plan, ShareInterval won) {

    double share() {
        return won.share();
    }

    double off(double target) {
        return Math.abs(won.share() - target);
    }
}
