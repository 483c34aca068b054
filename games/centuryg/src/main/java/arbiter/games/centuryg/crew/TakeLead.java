package arbiter.games.centuryg.crew;

import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** In a Unison Combination whoever's Turn it is may take the lead, in another form. Ledger: unison-combination, BCG-AMB-109. */
public record TakeLead() implements CenturyAct {

    public static void offer(CenturyState state, Fighter body, Fighter pilot, List<CenturyAct> deeds) {
        if (body.crew().isUnison() && !ActingPilot.leads(body, pilot)) {
            deeds.add(new TakeLead());
        }
    }

    @Override
    public String id() {
        return "take-lead";
    }

    @Override
    public String text() {
        return "Take the lead of the combined Unit";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Fighter pilot = play.state().acting().orElseThrow();
        play.emit(new LeadTaken(unit.id(), pilot.id()));
    }
}
