package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.spend.BoughtEvents.EnvironmentIgnored;
import arbiter.games.narrative.status.Statuses;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;

/** What in the environment hampers the character does not, until its next turn is over. Ledger: NAR-SP-C2. */
final class IgnoreEnvironment implements SpendTrait {

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        play.emit(new EnvironmentIgnored(check.actor().id(), Statuses.turns(play.state(), check.actor(), 1)));
    }
}
