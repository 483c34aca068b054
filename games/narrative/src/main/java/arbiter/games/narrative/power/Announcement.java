package arbiter.games.narrative.power;

import arbiter.games.narrative.power.PsychicEvents.EffectAnnounced;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.Optional;

/** Effects that people carry out: the gamemaster has a word in it, and they are told. Ledger: section 5.3. */
public final class Announcement {

    private Announcement() {}

    public static void tell(
            Play<NarrativeState> play, Manifestation power, PowerEffect effect, Optional<Participant> target) {
        boolean fits = play.choose(Request.one(Decider.GAMEMASTER, "power.confirm", YesNo.BOTH)
                        .asking(() -> "Does " + effect.name() + " work"
                                + target.map(one -> " on " + one.name()).orElse("") + " as its text says?")
                        .otherwise(YesNo.YES)
                        .quietly())
                == YesNo.YES;
        if (fits) {
            play.emit(
                    new EffectAnnounced(power.actor().id(), target.map(Participant::id), effect, power.bought(effect)));
        }
    }
}
