package arbiter.games.centuryg.move;

import arbiter.games.centuryg.terrain.Environment;
import arbiter.games.centuryg.terrain.Patch;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import java.util.Arrays;
import java.util.List;

/** How a Unit copes with the ground: flight, floating, being at home. Ledger: flyer, antigravity, terrain-specialist. */
public final class Footing {

    private Footing() {}

    /** Docked Units ride on their Base's feet. Ledger: BCG-DOCK-4, BCG-TRB-19. */
    private static Fighter feet(CenturyState state, Fighter unit) {
        return unit.base().isPresent() ? state.unit(unit.base().get()) : unit;
    }

    /** Above the ground, good and bad of it. Ledger: BCG-AMB-74, BCG-AMB-76. */
    public static boolean flies(CenturyState state, Fighter unit) {
        if (unit.isOnFoot()) {
            return PersonFlight.is(state, unit); // flight-pack, spectral-body
        }
        if (unit.nature().flies()) {
            return !state.has(Mark.Kind.GROUNDED, unit);
        }
        return state.has(Mark.Kind.FLOATING, unit)
                && !state.has(Mark.Kind.GROUNDED, unit)
                && state.ground().environment(unit.zone()) == Environment.LAND;
    }

    /** Enemies in between do not matter to it. */
    public static boolean shootsPast(CenturyState state, Fighter unit) {
        Fighter feet = feet(state, unit);
        return flies(state, feet) || isHome(state, feet, feet.zone());
    }

    /** Only real Flyers, while they fly, neither give nor receive cover. Ledger: flyer, BCG-AMB-61. */
    public static boolean isAboveCover(CenturyState state, Fighter unit) {
        return unit.isOnFoot()
                ? PersonFlight.is(state, unit)
                : unit.nature().flies() && !state.has(Mark.Kind.GROUNDED, unit);
    }

    /** Flyers cannot move under water, nor when they are held to the ground. */
    public static boolean isStuck(CenturyState state, Fighter unit) {
        return unit.nature().flies()
                && (state.has(Mark.Kind.GROUNDED, unit)
                        || state.ground().environment(unit.zone()) == Environment.UNDERWATER);
    }

    /** What entering each Zone costs it; most cost one. */
    static int[] costs(CenturyState state, Fighter unit) {
        int[] costs = new int[state.field().zones().size()];
        Arrays.fill(costs, 1);
        if (unit.nature().needsHome()) {
            Arrays.setAll(costs, zone -> cost(state, unit, zone));
        } else if (!flies(state, unit)) {
            List<Patch> patches = state.ground().patches();
            for (int i = 0; i < patches.size(); i++) {
                Patch patch = patches.get(i);
                costs[patch.zone()] <<= patch.terrain() == Terrain.DIFFICULT ? 1 : 0;
            }
        }
        return costs;
    }

    /** What entering a Zone costs: doubled by each layer of Difficult ground. Ledger: BCG-AMB-70, BCG-AMB-71. */
    static int cost(CenturyState state, Fighter unit, int zone) {
        if (flies(state, unit)) {
            return 1;
        }
        int layers = state.ground().count(zone, Terrain.DIFFICULT);
        if (unit.nature().needsHome()) {
            return isHome(state, unit, zone) ? 1 : 1 << layers + 1; // strange ground comes on top: BCG-AMB-76
        }
        return 1 << layers;
    }

    /** Disadvantages that the ground gives attackers. Ledger: BCG-TERR-3. */
    public static int shelter(CenturyState state, Fighter unit) {
        Fighter feet = feet(state, unit);
        int home = isHome(state, feet, feet.zone()) ? 1 : 0;
        return home + (flies(state, feet) ? 0 : state.ground().count(feet.zone(), Terrain.DEFENSIVE));
    }

    private static boolean isHome(CenturyState state, Fighter unit, int zone) {
        return unit.nature().needsHome()
                && unit.nature().homes().contains(state.ground().environment(zone));
    }
}
