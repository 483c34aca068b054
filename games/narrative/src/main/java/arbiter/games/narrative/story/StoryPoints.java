package arbiter.games.narrative.story;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.tabletop.unit.Part;

/** Part: the two pools of Story Points. Ledger: NAR-STORY-4. */
public record StoryPoints(int players, int gamemaster) implements Part {

    /** One for each player, and one for the gamemaster. */
    public static StoryPoints start(int players) {
        return new StoryPoints(players, 1);
    }

    /** For the gamemaster's hand: so many in either pool. */
    public static void put(NarrativeState state, int players, int gamemaster) {
        state.set(new StoryPoints(players, gamemaster));
    }

    public int of(boolean playersSide) {
        return playersSide ? players : gamemaster;
    }

    /** One point goes from that side to the other. */
    StoryPoints flipped(boolean byPlayers) {
        return changed(byPlayers, -1).changed(!byPlayers, 1);
    }

    /** That side has so many more, or fewer. */
    StoryPoints changed(boolean playersSide, int by) {
        return playersSide ? new StoryPoints(players + by, gamemaster) : new StoryPoints(players, gamemaster + by);
    }
}
