package arbiter.games.narrative.attack;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.spend.SpendTrait;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** One hit more with the same net successes: on the target, and with Auto-fire on others that were declared. Ledger: NAR-Q-2, NAR-Q-16. */
record ExtraHit(AttackSource source, boolean autoFire) implements SpendTrait {

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        AttackInProgress attack = (AttackInProgress) check;
        if (!autoFire || attack.others().isEmpty()) {
            return Recipient.NOBODY;
        }
        List<Participant> targets = new ArrayList<>();
        targets.add(attack.aimedAt());
        targets.addAll(attack.others());
        return Recipient.each(targets);
    }

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 14;
    }

    @Override
    public boolean opensMore() {
        return true;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        AttackInProgress attack = (AttackInProgress) check;
        Participant target =
                recipient.unit().orElseGet(() -> attack.hits().get(0).target());
        attack.add(Hit.of(target, source, attack.symbols().success(), source.dealsStrain()));
    }
}
