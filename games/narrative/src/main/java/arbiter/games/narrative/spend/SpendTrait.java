package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;
import java.util.List;

/** What something bought with symbols does: for whom it can be had, how much it is wanted, and what comes of it. */
public interface SpendTrait {

    /** Whom or what it can be bought for now; nothing where it would do nothing. */
    default List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        return Recipient.NOBODY;
    }

    /** How good it is by a sensible rule of thumb; 0 and it is not bought unless somebody asks for it. */
    default int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 0;
    }

    /** How often it does anything in one check. */
    default int limit(NarrativeState state, CheckInProgress check) {
        return Integer.MAX_VALUE;
    }

    void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient);

    /** Whether there may be more to buy afterwards than before: a hit more. */
    default boolean opensMore() {
        return false;
    }
}
