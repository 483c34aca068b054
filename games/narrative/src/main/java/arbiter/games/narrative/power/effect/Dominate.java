package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.Manifestation;
import arbiter.games.narrative.power.ObedienceEvents.ObedienceForced;
import arbiter.games.narrative.power.ResultEffect;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** The target obeys every command in its next turn and those that were bought. Ledger: NAR-FX-COM-9. */
public record Dominate() implements ResultEffect {

    @Override
    public void resolve(Play<NarrativeState> play, Manifestation power, PowerEffect effect, Participant target) {
        play.emit(new ObedienceForced(target.id(), power.actor().id(), true, 1 + power.bought(effect)));
    }
}
