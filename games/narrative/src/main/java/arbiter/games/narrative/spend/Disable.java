package arbiter.games.narrative.spend;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.attack.DisablingHit;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.damage.HitDamage;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** A hit that got past soak disables something in place of its damage. Ledger: NAR-SP-C3, NAR-SPEND-8. */
final class Disable implements SpendTrait {

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        List<Recipient> hits = new ArrayList<>();
        if (check instanceof AttackInProgress attack) {
            for (int i = 0; i < attack.hits().size(); i++) {
                Hit hit = attack.hits().get(i);
                if (!hit.disabled() && !hit.target().isVehicle() && HitDamage.getsPastSoak(state, hit)) {
                    hits.add(Recipient.hit(i, hit.target()));
                }
            }
        }
        return hits;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        Hit hit = ((AttackInProgress) check).hits().get(recipient.number());
        DisablingHit.resolve(play, check.actor(), hit);
    }
}
