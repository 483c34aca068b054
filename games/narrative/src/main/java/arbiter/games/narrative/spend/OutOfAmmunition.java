package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.item.ItemEvents.AmmunitionSpent;
import arbiter.games.narrative.item.UsedItem;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.vehicle.VehicleAttacks;
import arbiter.kernel.Play;
import java.util.List;

/** The weapon has to be reloaded. Ledger: NAR-SP-K1, NAR-SPEND-9. */
final class OutOfAmmunition implements SpendTrait {

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        return UsedItem.of(check).isPresent() || VehicleAttacks.isMounted(check) ? Recipient.NOBODY : List.of();
    }

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 8;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        if (VehicleAttacks.ranDry(play, check)) {
            return;
        }
        play.emit(new AmmunitionSpent(check.actor().id(), UsedItem.of(check).orElseThrow()));
    }
}
