package arbiter.games.narrative.turn;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.tabletop.act.Act;

/** Something that somebody can do in its turn. The turn takes the price; the act does the rest. */
public interface NarrativeAct extends Act<NarrativeState, Participant> {

    Price price();
}
