package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.OverflowSpent;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;

/** Turning healing to spare into harm: an Instant of whoever deals damage. Ledger: patch-up-1, CAP-AMB-103. */
final class Overflow {

    private Overflow() {}

    /** The damage, raised by half of all Overflow if its dealer spends it; only while Active. Ledger: CAP-AMB-87. */
    static Modifiers offer(Play<CapitalState> play, Combatant dealer, Manner manner, Modifiers damage) {
        int half = dealer.care().overflow() / 2;
        if (half == 0 || !manner.active() || NothingTwice.forbids(dealer, "Overflow")) {
            return damage;
        }
        YesNo spends = play.choose(Request.one(dealer.decider(), "overflow.spend", YesNo.BOTH)
                .asking(() -> "Does " + dealer.name() + " spend all "
                        + dealer.care().overflow() + " Overflow for " + half + " more?")
                .otherwise(YesNo.NO));
        if (spends == YesNo.NO) {
            return damage;
        }
        NothingTwice.note(play, dealer, "Overflow");
        play.emit(new OverflowSpent(dealer.id()));
        return damage.and("overflow", half);
    }
}
