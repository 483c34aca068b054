package arbiter.games.narrative.power;

import arbiter.games.narrative.power.PsychicEvents.PowerLapsed;
import arbiter.games.narrative.power.PsychicEvents.PowerTookHold;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** A power begins to last on somebody. Ledger: NAR-PSY-8, NAR-PSY-12. */
public final class LastingStart {

    private LastingStart() {}

    public static void begin(Play<NarrativeState> play, Manifestation power, Participant target) {
        OngoingPower more = power.lasting(play.state());
        target.powers()
                .replacedBy(more)
                .ifPresent(before -> play.emit(new PowerLapsed(target.id(), before))); // NAR-PSY-12
        play.emit(new PowerTookHold(target.id(), more));
    }
}
