package arbiter.games.narrative.power.base;

import arbiter.games.narrative.power.Lasting;
import arbiter.games.narrative.power.Manifestation;
import arbiter.games.narrative.power.ObjectMove;
import arbiter.games.narrative.power.PowerMove;
import arbiter.games.narrative.power.PowerTrait;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** The target is moved by one band or less, and stays under the power for a while. Ledger: NAR-BP-8, NAR-PSY-16. */
public record ManipulatePower() implements PowerTrait {

    @Override
    public void affect(Play<NarrativeState> play, Manifestation power, Participant target) {
        Lasting.begin(play, power, target);
        PowerMove.ask(play, power.actor(), target);
    }

    @Override
    public void affectObject(Play<NarrativeState> play, Manifestation power) {
        ObjectMove.resolve(play, power);
    }
}
