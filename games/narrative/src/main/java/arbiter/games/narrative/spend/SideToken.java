package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.token.Token;
import arbiter.games.narrative.token.Tokens;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Something for the next check of the active character or one of its allies. Ledger: NAR-SP-B3, NAR-SP-T2, NAR-SP-I3, NAR-SP-D1. */
record SideToken(Token token, int value) implements SpendTrait {

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        List<Recipient> side = new ArrayList<>();
        side.add(Recipient.of(check.actor()));
        for (Participant friend : state.friendsOf(check.actor())) {
            if (friend.takesTurns() && friend.canAct()) {
                side.add(Recipient.of(friend));
            }
        }
        return side;
    }

    /** Whoever has not acted yet uses it soonest. */
    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return recipient.unit().orElseThrow().turn().acted() ? value - 1 : value;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        Tokens.give(play, recipient.unit().orElseThrow(), token);
    }
}
