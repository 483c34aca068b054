package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.item.Breakage;
import arbiter.games.narrative.item.HeldItems;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.List;

/** A piece of equipment that the target uses is destroyed. Ledger: NAR-SP-TT1. */
final class DestroyEquipment implements SpendTrait {

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        return HeldItems.used(check.target().orElseThrow());
    }

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 10;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        Participant target = check.target().orElseThrow();
        Breakage.destroy(play, target, target.gear().get(recipient.id()));
    }
}
