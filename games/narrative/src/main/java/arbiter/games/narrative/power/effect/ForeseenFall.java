package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.ForesightEvents.DeathForeseen;
import arbiter.games.narrative.power.Manifestation;
import arbiter.games.narrative.power.ResultEffect;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** Cheat Death: once, a Story Point undoes what fells or kills the target. Ledger: NAR-FX-ORA-7. */
public record ForeseenFall() implements ResultEffect {

    @Override
    public void resolve(Play<NarrativeState> play, Manifestation power, PowerEffect effect, Participant target) {
        play.emit(new DeathForeseen(target.id()));
    }
}
