package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.pool.PoolChange;
import arbiter.games.narrative.token.Token;
import arbiter.games.narrative.token.TokenEvents.AllyTokenGiven;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;
import java.util.List;

/** A boost die for the ally who acts next. Ledger: NAR-SP-A2. */
final class BoostNextAlly implements SpendTrait {

    private static final Token TOKEN = Token.next(PoolChange.Kind.ADD_BOOST, "help of an ally");

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        return state.friendsOf(check.actor()).isEmpty() ? List.of() : Recipient.NOBODY;
    }

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 3;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        play.emit(new AllyTokenGiven(check.actor().id(), TOKEN));
    }
}
