package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;

/** Something that the table tells and nobody resolves: it is announced as bought. Ledger: NAR-SP-A3, NAR-SP-T3, NAR-SP-J2. */
final class ToldSpend implements SpendTrait {

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {}
}
