package arbiter.games.narrative.attack;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.spend.SpendTrait;
import arbiter.games.narrative.status.Status;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;
import java.util.List;

/** The target is under something for as many rounds as the rating. Ledger: NAR-Q-6, NAR-Q-10, NAR-Q-11. */
record StatusQuality(AttackSource source, Status status, int rating, int value) implements SpendTrait {

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        return HitTargets.of(check, source);
    }

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return value;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        status.inflict(play, recipient.unit().orElseThrow(), rating);
    }
}
