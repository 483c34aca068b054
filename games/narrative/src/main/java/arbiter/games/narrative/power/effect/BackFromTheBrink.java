package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.damage.BroughtBack;
import arbiter.games.narrative.power.BacklashEvents.RevivalFailed;
import arbiter.games.narrative.power.Manifestation;
import arbiter.games.narrative.power.ResultEffect;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/**
 * Whoever died in this encounter lives again with wounds at the threshold; after a failure nobody can try again. Ledger:
 * NAR-FX-HEA-6.
 */
public record BackFromTheBrink() implements ResultEffect {

    @Override
    public void resolve(Play<NarrativeState> play, Manifestation power, PowerEffect effect, Participant target) {
        play.emit(new BroughtBack(target.id()));
    }

    @Override
    public void failed(Play<NarrativeState> play, Manifestation power, Participant target) {
        play.emit(new RevivalFailed(target.id()));
    }
}
