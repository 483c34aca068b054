package arbiter.games.narrative.power;

import arbiter.games.narrative.power.BacklashEvents.DisturbanceOver;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** What a power that went wrong does to all powers of a side. Ledger: NAR-PSY-13. */
final class Disturbance {

    private Disturbance() {}

    /** Setback dice on a power check: one for everybody of the side who disturbs it. */
    static int against(NarrativeState state, Participant psyker) {
        int dice = 0;
        for (Participant one : state.units()) {
            dice += !state.enemies(psyker, one) && one.psychic().disturbsUntil().isPresent() ? 1 : 0;
        }
        return dice;
    }

    static void endOfTurn(Play<NarrativeState> play, Participant one) {
        int round = play.state().round();
        if (one.psychic().disturbsUntil().orElse(round + 1) <= round) {
            play.emit(new DisturbanceOver(one.id()));
        }
    }
}
