package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.Announcement;
import arbiter.games.narrative.power.Manifestation;
import arbiter.games.narrative.power.ResultEffect;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.Optional;

/** Something that people at the table carry out: it is told, with how often more of it was bought. Ledger: NAR-FX-COM-2, 6, 7, NAR-FX-MAN-3, NAR-FX-ORA-3, 4, 6. */
public record AnnouncedEffect() implements ResultEffect {

    @Override
    public void resolve(Play<NarrativeState> play, Manifestation power, PowerEffect effect, Participant target) {
        Announcement.tell(play, power, effect, Optional.of(target));
    }
}
