package arbiter.games.narrative.power;

import arbiter.games.narrative.maneuver.AimManeuver;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** The maneuver Rebuke. Ledger: NAR-MAN-12, NAR-PSY-9. */
record RebukeAct() implements NarrativeAct {

    @Override
    public Price price() {
        return Price.MANEUVER;
    }

    @Override
    public String id() {
        return "rebuke";
    }

    @Override
    public String text() {
        return "Rebuke the powers of opponents within medium range";
    }

    @Override
    public void resolve(Play<NarrativeState> play, Participant one) {
        AimManeuver.interrupt(play, one);
        Rebuke.take(play, one);
    }
}
