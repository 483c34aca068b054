package arbiter.games.narrative.power;

import arbiter.games.narrative.power.PsychicEvents.PowerLapsed;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Ending a power of one's own before its time, as an incidental. Ledger: NAR-INC-3. */
record EndConcentration(int since, String name) implements NarrativeAct {

    static List<EndConcentration> of(NarrativeState state, Participant psyker) {
        List<EndConcentration> acts = new ArrayList<>();
        for (Participant one : state.units()) {
            for (OngoingPower power : one.powers().powers()) {
                EndConcentration act = new EndConcentration(power.since(), power.name());
                if (power.psyker().equals(psyker.id()) && !acts.contains(act)) {
                    acts.add(act);
                }
            }
        }
        return acts;
    }

    @Override
    public Price price() {
        return Price.INCIDENTAL;
    }

    @Override
    public String id() {
        return "end-power:" + since;
    }

    @Override
    public String text() {
        return "End " + name;
    }

    @Override
    public boolean isIdle() {
        return true;
    }

    @Override
    public void resolve(Play<NarrativeState> play, Participant one) {
        for (Participant held : play.state().units()) {
            for (OngoingPower power : held.powers().powers()) {
                if (power.isFrom(one.id(), since)) {
                    play.emit(new PowerLapsed(held.id(), power));
                }
            }
        }
    }
}
