package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.spend.BoughtEvents.DefenceGained;
import arbiter.games.narrative.status.Statuses;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;
import java.util.List;

/** One more melee or ranged defence until the next turn is over. Ledger: NAR-SP-C4. */
final class GainDefence implements SpendTrait {

    private static final Recipient MELEE = Recipient.of("melee", "melee");
    private static final List<Recipient> EITHER = List.of(Recipient.of("ranged", "ranged"), MELEE);

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        boolean before = check.timesBought("gain-defence@melee") + check.timesBought("gain-defence@ranged") > 0;
        return before ? List.of() : EITHER;
    }

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 4;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        play.emit(new DefenceGained(
                check.actor().id(), recipient == MELEE, Statuses.turns(play.state(), check.actor(), 1)));
    }
}
