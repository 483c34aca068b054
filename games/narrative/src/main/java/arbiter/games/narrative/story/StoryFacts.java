package arbiter.games.narrative.story;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;

/** A Story Point spent outside a check, on a fact or on something that a talent or a power needs. Ledger: NAR-STORY-2, NAR-STORY-5. */
public final class StoryFacts {

    private StoryFacts() {}

    /** A fact joins the story; the point changes hands at once. */
    public static void add(Play<NarrativeState> play, boolean byPlayers, String fact) {
        spend(play, byPlayers);
        play.emit(new FactAdded(byPlayers, fact));
    }

    /** The point changes hands at once; refused where that side has none. */
    public static void spend(Play<NarrativeState> play, boolean byPlayers) {
        if (play.state().story().of(byPlayers) == 0) {
            throw new Refused("the " + (byPlayers ? "players have" : "gamemaster has") + " no Story Point");
        }
        play.emit(new StoryPointFlipped(byPlayers));
    }
}
