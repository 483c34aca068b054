package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.turn.Allowance;
import arbiter.games.narrative.turn.FreeManeuver;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** An opponent performs a maneuver at once, as an incidental. Ledger: NAR-SP-I1, NAR-TURN-3. */
final class OpponentManeuver implements SpendTrait {

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        List<Recipient> opponents = new ArrayList<>();
        for (Participant one : state.enemiesOf(check.actor())) {
            if (one.takesTurns() && one.canAct() && !Allowance.isImmobilized(state, one)) {
                opponents.add(Recipient.of(one));
            }
        }
        return opponents;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        FreeManeuver.outOfTurn(play, recipient.unit().orElseThrow());
    }
}
