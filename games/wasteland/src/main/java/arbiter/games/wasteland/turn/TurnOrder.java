package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The order of turns: initiative from high to low, player characters before others, then the higher AGI or Body, then who
 * came first. Companions have no place in it. Ledger: WAS-TURN-2, WAS-CHAR-5, WAS-MAJ-12.
 */
public final class TurnOrder {

    private static final Comparator<Fighter> ORDER = Comparator.comparingInt((Fighter one) -> -initiative(one))
            .thenComparing(one -> !one.isPlayerCharacter())
            .thenComparing(one -> -one.attribute(Attribute.AGILITY))
            .thenComparing(Fighter::number);

    private TurnOrder() {}

    /** What somebody's place goes by; a load counts as it was when the fight began. Ledger: WAS-CHAR-9. */
    static int initiative(Fighter one) {
        return one.profile().initiative() - one.encumbrance();
    }

    public static List<String> of(WastelandState state) {
        List<Fighter> units = new ArrayList<>();
        for (Fighter one : state.units()) {
            if (!one.isCompanion()) {
                units.add(one);
            }
        }
        units.sort(ORDER);
        List<String> ids = new ArrayList<>();
        units.forEach(one -> ids.add(one.id()));
        return ids;
    }
}
