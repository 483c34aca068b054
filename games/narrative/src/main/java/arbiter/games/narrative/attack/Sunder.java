package arbiter.games.narrative.attack;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.item.Breakage;
import arbiter.games.narrative.item.HeldItems;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.spend.SpendTrait;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.List;

/** An item that the target holds is damaged a step, with Destructive two. Ledger: NAR-Q-23, NAR-Q-27, NAR-Q-19. */
record Sunder(AttackSource source) implements SpendTrait {

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        return HeldItems.sunderable(check.target().orElseThrow(), isDestructive());
    }

    private boolean isDestructive() {
        return source.rating("destructive") > 0;
    }

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 2;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        Participant target = check.target().orElseThrow();
        Breakage.damage(play, target, target.gear().get(recipient.id()), isDestructive() ? 2 : 1);
    }
}
