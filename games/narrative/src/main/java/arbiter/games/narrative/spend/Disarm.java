package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.item.Dropping;
import arbiter.games.narrative.item.HeldItems;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.List;

/** The target lets one weapon fall that it holds. Ledger: NAR-SP-C5. */
final class Disarm implements SpendTrait {

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        return HeldItems.weapons(check.target().orElseThrow());
    }

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 6;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        Participant target = check.target().orElseThrow();
        Dropping.one(play, target, target.gear().get(recipient.id()));
    }
}
