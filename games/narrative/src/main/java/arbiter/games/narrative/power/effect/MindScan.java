package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.Announcement;
import arbiter.games.narrative.power.Manifestation;
import arbiter.games.narrative.power.ResultEffect;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.Optional;

/** A fact from the mind of the target, which forgets the scan if that was bought. Ledger: NAR-FX-COM-3. */
public record MindScan() implements ResultEffect {

    @Override
    public void resolve(Play<NarrativeState> play, Manifestation power, PowerEffect effect, Participant target) {
        Announcement.tell(play, power, effect, Optional.of(target));
    }
}
