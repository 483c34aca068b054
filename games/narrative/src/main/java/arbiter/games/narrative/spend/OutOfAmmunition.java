package arbiter.games.narrative.spend;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.item.ItemEvents.AmmunitionSpent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.vehicle.VehicleAttacks;
import arbiter.kernel.Play;

/** The weapon has to be reloaded. Ledger: NAR-SP-K1, NAR-SPEND-9. */
final class OutOfAmmunition implements SpendTrait {

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 8;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        if (VehicleAttacks.ranDry(play, check)) {
            return;
        }
        play.emit(new AmmunitionSpent(
                check.actor().id(), ((AttackInProgress) check).source().item().orElseThrow()));
    }
}
