package arbiter.games.duel;

import arbiter.games.duel.sheet.Duelist;
import arbiter.games.duel.state.DuelState;
import arbiter.games.duel.state.Fighter;
import java.util.List;

/** The cast of the scenarios. */
public final class Duelists {

    public static final DuelRulebook BOOK = new DuelRulebook();

    private Duelists() {}

    /** Somebody of the content, under a name, on a side of their own. */
    public static Fighter fighter(String name, String duelist) {
        return fighter(name, duelist, name);
    }

    public static Fighter fighter(String name, String duelist, String side) {
        return new Fighter(
                name.toLowerCase(java.util.Locale.ROOT),
                name,
                side,
                BOOK.content().get(Duelist.class, duelist).sheet());
    }

    /** A duel under way: everybody has kept the reserve they have. */
    public static DuelState underWay(Fighter... fighters) {
        return DuelState.of(List.of(fighters), 1, 0, true, true);
    }
}
