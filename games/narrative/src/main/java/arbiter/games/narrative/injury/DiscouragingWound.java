package arbiter.games.narrative.injury;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.story.StoryPointFlipped;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.Optional;

/** A Story Point changes sides. Ledger: NAR-CI-6. */
final class DiscouragingWound implements InjuryTrait {

    @Override
    public void strike(Play<NarrativeState> play, Participant victim, Optional<AttackInProgress> attack) {
        boolean players = play.state().isPlayersSide(victim.side());
        if (play.state().story().of(players) > 0) {
            play.emit(new StoryPointFlipped(players));
        }
    }
}
