package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.item.Breakage;
import arbiter.games.narrative.item.UsedItem;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;
import java.util.List;

/** What was used is damaged one step. Ledger: NAR-SP-D2. */
final class DamageItem implements SpendTrait {

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        return UsedItem.of(check).isPresent() ? Recipient.NOBODY : List.of();
    }

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 10;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        Breakage.damage(
                play, check.actor(), check.actor().gear().get(UsedItem.of(check).orElseThrow()), 1);
    }
}
