package arbiter.games.narrative.attack;

import arbiter.games.narrative.item.CarriedItem;
import java.util.Optional;

/** Whether a weapon at hand can be used now. Ledger: NAR-Q-15, NAR-Q-18, NAR-Q-20, NAR-CHAR-5, section 5.2, step 2. */
public final class Readiness {

    private Readiness() {}

    public static boolean isReady(CarriedItem item, int round) {
        return item.works() && !item.needsLoading() && !item.needsPreparing() && item.isReady(round);
    }

    /** Why it cannot be used; nothing where it can. */
    public static Optional<String> refusal(CarriedItem item, int round) {
        if (!item.works()) {
            return Optional.of(item.name() + " is of no use as it is: repair it, or wait until it works again");
        }
        if (item.needsLoading()) {
            return Optional.of(item.name() + " has to be reloaded");
        }
        if (item.needsPreparing()) {
            return Optional.of(item.name() + " has to be prepared first");
        }
        return item.isReady(round)
                ? Optional.empty()
                : Optional.of(item.name() + " fires slowly: it is ready in round " + item.readyRound());
    }
}
