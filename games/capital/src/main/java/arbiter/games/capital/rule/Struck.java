package arbiter.games.capital.rule;

import arbiter.games.capital.state.Contest;
import arbiter.games.capital.state.Side;
import java.util.OptionalInt;

/** The Attack that damage comes from, and by how much it beat the victim's own Defense Roll, if it made one. */
record Struck(Means means, Side attack, OptionalInt margin) {

    static Struck of(Means means, Contest contest) {
        return new Struck(means, contest.acting(), OptionalInt.of(contest.margin()));
    }

    /** For somebody who took the damage over without a roll. Ledger: CAP-AMB-107. */
    Struck undefended() {
        return new Struck(means, attack, OptionalInt.empty());
    }

    /** Whether it won by so much or more. */
    boolean wonBy(int least) {
        return margin.isPresent() && margin.getAsInt() >= least;
    }
}
