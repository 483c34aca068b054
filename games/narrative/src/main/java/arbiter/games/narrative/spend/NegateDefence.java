package arbiter.games.narrative.spend;

import arbiter.games.narrative.attack.DefenceTotal;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.spend.BoughtEvents.DefenceNegated;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.List;

/** The target has no defence until the round is over. Ledger: NAR-SP-C1. */
final class NegateDefence implements SpendTrait {

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        Participant target = check.target().orElseThrow();
        boolean has = DefenceTotal.melee(state, target).total() > 0
                || DefenceTotal.ranged(state, target).total() > 0;
        return has ? Recipient.NOBODY : List.of();
    }

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 5;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        play.emit(new DefenceNegated(check.target().orElseThrow().id()));
    }
}
