package arbiter.games.narrative.turn;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.tabletop.act.Act;

/** Something that somebody can do in its turn. The turn takes the price; the act does the rest. */
public interface NarrativeAct extends Act<NarrativeState, Participant> {

    Price price();

    /** Asked before the price is taken: what the gamemaster rules out costs nothing. Ledger: NAR-CHECK-1, NAR-VEH-4. */
    default boolean isAllowed(Play<NarrativeState> play, Participant one) {
        return true;
    }
}
