package arbiter.games.capital.damage;

import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.check.Contest;
import arbiter.games.capital.check.Side;
import java.util.OptionalInt;

/** The Attack that damage comes from, and by how much it beat the victim's own Defense Roll, if it made one. */
public record DamageCause(AttackMeans means, Side attack, OptionalInt margin) {

    public static DamageCause of(AttackMeans means, Contest contest) {
        return new DamageCause(means, contest.acting(), OptionalInt.of(contest.margin()));
    }

    /** For somebody who took the damage over without a roll. Ledger: CAP-AMB-107. */
    public DamageCause undefended() {
        return new DamageCause(means, attack, OptionalInt.empty());
    }

    /** Whether it won by so much or more. */
    public boolean wonBy(int least) {
        return margin.isPresent() && margin.getAsInt() >= least;
    }
}
