package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.ForesightEvents.ChecksForeseen;
import arbiter.games.narrative.power.Manifestation;
import arbiter.games.narrative.power.ResultEffect;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** A boost die on one check of the day, and on one more each time that was bought. Ledger: NAR-FX-ORA-2. */
public record Clairvoyance() implements ResultEffect {

    @Override
    public void resolve(Play<NarrativeState> play, Manifestation power, PowerEffect effect, Participant target) {
        play.emit(new ChecksForeseen(target.id(), 1 + power.bought(effect)));
    }
}
