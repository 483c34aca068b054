package arbiter.games.narrative.attack;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.spend.SpendTrait;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;

/** A new attack when the round ends. Ledger: NAR-Q-12. */
record Guided(AttackSource source, int rating) implements SpendTrait {

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 20;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        GuidedShots.add(play, (AttackInProgress) check, source, rating);
    }
}
