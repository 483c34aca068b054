package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.ForesightEvents.FightForeseen;
import arbiter.games.narrative.power.Manifestation;
import arbiter.games.narrative.power.ResultEffect;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** In place of the boost die: two successes on initiative in the next encounter. Ledger: NAR-FX-ORA-1. */
public record Precognition() implements ResultEffect {

    @Override
    public void resolve(Play<NarrativeState> play, Manifestation power, PowerEffect effect, Participant target) {
        play.emit(new FightForeseen(target.id()));
    }
}
