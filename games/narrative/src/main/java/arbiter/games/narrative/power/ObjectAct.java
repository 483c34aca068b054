package arbiter.games.narrative.power;

import arbiter.games.narrative.sheet.BasePower;
import arbiter.games.narrative.sheet.BasePower.Subject;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.List;

/** A power on an object in place of a character, with effects chosen by hand. Ledger: NAR-BP-8. */
record ObjectAct(BasePower power) implements NarrativeAct {

    static boolean isPossible(Participant psyker, BasePower power) {
        return power.on().contains(Subject.OBJECT)
                && !Psyker.disciplines(psyker, power).isEmpty();
    }

    @Override
    public Price price() {
        return Price.ACTION;
    }

    @Override
    public String id() {
        return "power-on-object:" + power.id();
    }

    @Override
    public String text() {
        return power.name() + " on an object";
    }

    @Override
    public void resolve(Play<NarrativeState> play, Participant psyker) {
        PowerChoice plain =
                PowerChoice.of(power, Psyker.disciplines(psyker, power).get(0));
        HandmadePower.Made made = HandmadePower.choose(play, psyker, plain);
        power.trait().manifest(play, new PowerPlan(psyker, made.choice(), List.of(), made.storyPoint()));
    }
}
