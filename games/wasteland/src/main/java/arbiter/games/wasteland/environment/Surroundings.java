package arbiter.games.wasteland.environment;

import arbiter.tabletop.unit.Ints;
import arbiter.tabletop.unit.Part;

/**
 * Part: darkness from 0 to 3, fog, rain from 0 to 2 and radiation of each zone; where there is shelter, there is no
 * radiation. Ledger: section 2.14.
 */
public record Surroundings(Ints darkness, Ints fog, Ints rain, Ints radiation) implements Part {

    public static final int DARKEST = 3;

    public static final int WETTEST = 2;

    /** A clear day. */
    public static Surroundings clear(int zones) {
        Ints none = Ints.zeros(zones);
        return new Surroundings(none, none, none, none);
    }

    public int darkness(int zone) {
        return darkness.get(zone);
    }

    public boolean isFoggy(int zone) {
        return fog.get(zone) > 0;
    }

    public int rain(int zone) {
        return rain.get(zone);
    }

    public boolean isRadiated(int zone) {
        return radiation.get(zone) > 0;
    }
}
