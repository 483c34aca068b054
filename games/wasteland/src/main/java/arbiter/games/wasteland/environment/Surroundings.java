package arbiter.games.wasteland.environment;

import arbiter.games.wasteland.unit.WastelandState;
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

    /** Says what a zone is like from now on. */
    public static void put(WastelandState state, int zone, int darkness, boolean fog, int rain, boolean radiation) {
        Surroundings now = state.surroundings();
        state.set(new Surroundings(
                now.darkness.with(zone, darkness),
                now.fog.with(zone, fog ? 1 : 0),
                now.rain.with(zone, rain),
                now.radiation.with(zone, radiation ? 1 : 0)));
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
