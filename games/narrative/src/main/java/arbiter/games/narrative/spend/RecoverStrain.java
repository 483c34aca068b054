package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Recovery;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;
import java.util.List;

/** Recovers 1 strain, again and again. Ledger: NAR-SP-A1. */
final class RecoverStrain implements SpendTrait {

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        return check.actor().vitals().strain() > 0 ? Recipient.NOBODY : List.of();
    }

    @Override
    public int limit(NarrativeState state, CheckInProgress check) {
        return check.actor().vitals().strain();
    }

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 2;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        Recovery.resolve(play, check.actor(), 0, 1);
    }
}
