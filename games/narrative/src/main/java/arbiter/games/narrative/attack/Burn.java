package arbiter.games.narrative.attack;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.spend.SpendTrait;
import arbiter.games.narrative.status.Fire;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;
import java.util.List;

/** The target burns. Ledger: NAR-Q-5. */
record Burn(AttackSource source, int rating) implements SpendTrait {

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        return HitTargets.of(check, source);
    }

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 13;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        Fire.burn(play, recipient.unit().orElseThrow(), source, rating);
    }
}
