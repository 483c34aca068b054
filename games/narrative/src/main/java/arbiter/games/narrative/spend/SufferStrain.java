package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;

/** The active character suffers 1 strain, again and again. Ledger: NAR-SP-H1. */
final class SufferStrain implements SpendTrait {

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 2;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        Suffering.strain(play, check.actor(), 1);
    }
}
