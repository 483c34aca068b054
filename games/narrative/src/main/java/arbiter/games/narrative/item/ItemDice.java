package arbiter.games.narrative.item;

import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_DIFFICULTY;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.sheet.BodyArmour;
import arbiter.games.narrative.sheet.Characteristic;
import java.util.Optional;

/** What armour that is too heavy puts into a pool. Ledger: NAR-Q-7. */
public final class ItemDice {

    private ItemDice() {}

    public static void add(CheckInProgress check) {
        boolean hampered = switch (check.skill().id()) {
            case "athletics", "coordination", "stealth" -> true;
            default -> false;
        };
        Optional<BodyArmour> armour = hampered ? check.actor().gear().wornArmour() : Optional.empty();
        if (armour.isPresent()) {
            int missing = armour.get().rating("cumbersome") - check.actor().characteristic(Characteristic.BRAWN);
            check.add(INCREASE_DIFFICULTY, Math.max(0, missing), armour.get().name());
        }
    }
}
