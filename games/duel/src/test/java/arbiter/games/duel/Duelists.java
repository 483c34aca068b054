package arbiter.games.duel;

import arbiter.games.duel.fight.DuelState;
import arbiter.games.duel.fight.Fighter;
import arbiter.games.duel.fight.Stance;
import arbiter.games.duel.fight.Vigour;
import arbiter.games.duel.sheet.Duelist;
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

    /** The same fighter as things stand in the middle of a duel. */
    public static Fighter as(Fighter fighter, int health, int breath, int reserve) {
        return new Fighter(
                fighter.id(),
                fighter.name(),
                fighter.side(),
                fighter.sheet(),
                new Vigour(health, breath),
                new Stance(reserve, false, false));
    }
}
