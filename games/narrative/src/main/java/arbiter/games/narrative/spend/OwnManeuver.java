package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.turn.Allowance;
import arbiter.games.narrative.turn.FreeManeuver;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;
import java.util.List;

/** A maneuver at once, one of the two of a turn. Ledger: NAR-SP-B1, NAR-SPEND-6. */
final class OwnManeuver implements SpendTrait {

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        boolean own = state.acting().isPresent() && state.acting().get() == check.actor();
        return own && Allowance.mayManeuverFree(state, check.actor()) ? Recipient.NOBODY : List.of();
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        FreeManeuver.ofTurn(play, check.actor());
    }
}
