package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.maneuver.LastingBenefit;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** The active character loses what an earlier maneuver still gives. Ledger: NAR-SP-H2. */
final class LoseBenefit implements SpendTrait {

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        List<Recipient> benefits = new ArrayList<>();
        for (LastingBenefit benefit : LastingBenefit.of(state, check.actor())) {
            benefits.add(Recipient.of(benefit.id(), benefit.name()));
        }
        return benefits;
    }

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 3;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        for (LastingBenefit benefit : LastingBenefit.of(play.state(), check.actor())) {
            if (benefit.id().equals(recipient.id())) {
                benefit.end().accept(play);
            }
        }
    }
}
