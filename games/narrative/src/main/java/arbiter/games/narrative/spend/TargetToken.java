package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.token.Token;
import arbiter.games.narrative.token.Tokens;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;

/** Something for the next check of the one who was the target. Ledger: NAR-SP-B2, NAR-SP-T1, NAR-SP-I2. */
record TargetToken(Token token, int value) implements SpendTrait {

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return check.target().orElseThrow().canAct() ? value : 0;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        Tokens.give(play, check.target().orElseThrow(), token);
    }
}
