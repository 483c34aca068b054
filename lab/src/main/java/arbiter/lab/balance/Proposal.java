package arbiter.lab.balance;

import arbiter.lab.statistics.ShareInterval;
import java.util.List;

/**
 * Changes that should give the side its share.
 *
 * @param cost what they cost whoever prepares the encounter; the less the better
 * @param forecast its share in fights that the search has not seen
 * @param fights how many these were
 * @param fits whether the forecast is as near to the target as was asked for
 * @param situation the changed encounter as a file that needs nothing beside it
 */
public record Proposal(
        List<EncounterChange> changes,
        double cost,
        ShareInterval forecast,
        long fights,
        boolean fits,
        String situation) {

    public Proposal {
        changes = List.copyOf(changes);
    }
}
