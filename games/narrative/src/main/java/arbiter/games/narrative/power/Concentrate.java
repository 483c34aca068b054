package arbiter.games.narrative.power;

import arbiter.games.narrative.maneuver.AimManeuver;
import arbiter.games.narrative.power.PsychicEvents.PowerSustained;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/**
 * The maneuver that makes one power last to the end of the psyker's turn after this one. Ledger: NAR-MAN-11, NAR-PSY-8.
 */
record Concentrate(int since, String name) implements NarrativeAct {

    /** One for each power that would end with this turn, on however many it lasts. */
    static List<Concentrate> of(NarrativeState state, Participant psyker) {
        List<Concentrate> acts = new ArrayList<>();
        for (Participant one : state.units()) {
            for (OngoingPower power : one.powers().powers()) {
                Concentrate act = new Concentrate(power.since(), power.name());
                boolean due = power.untilRound() <= state.round()
                        && power.choice().power().concentration();
                if (due && power.psyker().equals(psyker.id()) && !acts.contains(act)) {
                    acts.add(act);
                }
            }
        }
        return acts;
    }

    @Override
    public Price price() {
        return Price.MANEUVER;
    }

    @Override
    public String id() {
        return "concentrate:" + since;
    }

    @Override
    public String text() {
        return "Concentrate on " + name;
    }

    @Override
    public void resolve(Play<NarrativeState> play, Participant one) {
        AimManeuver.interrupt(play, one);
        play.emit(new PowerSustained(one.id(), since, name));
    }
}
