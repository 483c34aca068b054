package arbiter.games.narrative.power;

import arbiter.games.narrative.power.PsychicEvents.RebukeOver;
import arbiter.games.narrative.power.PsychicEvents.RebukeRaised;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.space.band.Band;
import arbiter.tabletop.unit.Part;

/**
 * Part: whether somebody rebukes the powers of opponents, to the end of the turn in that round. Ledger: NAR-MAN-12,
 * NAR-PSY-9.
 */
public record Rebuke(boolean raised, int untilRound) implements Part {

    public static final Rebuke NONE = new Rebuke(false, 0);

    static void take(Play<NarrativeState> play, Participant one) {
        play.emit(new RebukeRaised(one.id()));
    }

    static void endOfTurn(Play<NarrativeState> play, Participant one) {
        if (one.rebuke().raised() && one.rebuke().untilRound() <= play.state().round()) {
            play.emit(new RebukeOver(one.id()));
        }
    }

    /** How many opponents within medium range rebuke a power check now; one who has fallen still does. */
    static int against(NarrativeState state, Participant psyker) {
        int rebukes = 0;
        for (Participant other : state.units()) {
            if (other.rebuke().raised()
                    && state.enemies(psyker, other)
                    && state.band(psyker, other).within(Band.MEDIUM)) {
                rebukes++;
            }
        }
        return rebukes;
    }
}
