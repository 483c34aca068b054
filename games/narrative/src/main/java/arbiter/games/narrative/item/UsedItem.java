package arbiter.games.narrative.item;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.check.CheckInProgress;
import java.util.Optional;

/** The tool or weapon with which a check is made, by its id among what its owner has. Ledger: NAR-SP-D2, NAR-SP-K1. */
public final class UsedItem {

    private UsedItem() {}

    /** Parts of a body are no items. */
    public static Optional<String> of(CheckInProgress check) {
        Optional<String> item =
                check instanceof AttackInProgress attack ? attack.source().item() : check.tool();
        boolean grown = item.isPresent() && check.actor().gear().get(item.get()).place() == CarriedItem.Place.BODY;
        return grown ? Optional.empty() : item;
    }
}
