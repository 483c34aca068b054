package arbiter.games.wasteland.points;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.List;

/**
 * Part: the action points of the party and of the gamemaster, and the sides that spend from the party's. Ledger: WAS-AP-1,
 * WAS-AP-12, WAS-AP-13.
 */
public record ActionPools(int party, int gamemaster, List<String> partySides) implements Part {

    /** What the party can bank. Ledger: WAS-AP-1. */
    public static final int MOST = 6;

    public ActionPools {
        partySides = FixedList.copyOf(partySides);
    }

    /** As a session begins: the party has none, the gamemaster one for each player character. Ledger: WAS-AP-1, WAS-AP-12. */
    public static ActionPools start(List<Fighter> units) {
        int characters = 0;
        List<String> sides = new java.util.ArrayList<>();
        for (Fighter one : units) {
            if (one.isPlayerCharacter()) {
                characters++;
                if (!sides.contains(one.side())) {
                    sides.add(one.side());
                }
            }
        }
        return new ActionPools(0, characters, sides);
    }

    /** For setting up a table and the gamemaster's hand. */
    public static void put(WastelandState state, int party, int gamemaster) {
        state.set(state.pools().with(party, gamemaster));
    }

    /** For whoever comes in: the side of a player character spends from the party's pool. */
    public static void join(WastelandState state, Fighter newcomer) {
        ActionPools now = state.pools();
        if (newcomer.isPlayerCharacter() && !now.isParty(newcomer.side())) {
            state.set(new ActionPools(now.party, now.gamemaster, FixedList.with(now.partySides, newcomer.side())));
        }
    }

    public boolean isParty(String side) {
        return partySides.contains(side);
    }

    /** What somebody's side has banked. */
    public int of(Fighter one) {
        return isParty(one.side()) ? party : gamemaster;
    }

    ActionPools with(int partyNow, int gamemasterNow) {
        return new ActionPools(partyNow, gamemasterNow, partySides);
    }
}
