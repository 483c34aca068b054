package arbiter.games.wasteland.sheet;

import arbiter.content.catalogue.Entry;
import java.util.List;

/**
 * Something worn against damage. A piece for one limb is worn at one location of its class, any other at all locations of
 * its classes. Ledger: WAS-GEAR-1, section 3.17.
 */
public record ArmourPiece(
        String id,
        String name,
        Layer layer,
        List<InjuryClass> covers,
        boolean oneLimb,
        Resistance resistance,
        int weight,
        String text)
        implements Entry {

    /** One of each is worn at a location, and the better one counts. */
    public enum Layer {
        CLOTHING,
        ARMOUR
    }
}
