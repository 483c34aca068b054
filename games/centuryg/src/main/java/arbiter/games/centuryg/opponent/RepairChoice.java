package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import arbiter.tabletop.opponent.Weigh;
import java.util.List;
import java.util.Optional;

/** Whom to repair, and with how much Energy: those who are nearly gone first, and never more than is missing. */
final class RepairChoice {

    /** Less than this is not worth the while. */
    private static final int LEAST = 3;

    /** The uses of a Jury Rig are few: somebody who can wait is not mended for less. */
    private static final int PLENTY = 5;

    /** What a point is worth to somebody on the last Level. */
    private static final double DIRE = 1.6;

    private static final double PLAIN = 0.9;

    private RepairChoice() {}

    private static int missing(Fighter unit) {
        return unit.fullPoints() - unit.points();
    }

    private static boolean isDire(Fighter unit) {
        return unit.points() <= unit.levelPoints();
    }

    /** Whether the Unit mends itself before its Action, at so much Energy for a point. */
    static boolean wants(CenturyState state, Fighter unit, int price) {
        return missing(unit) >= LEAST && invested(state, unit, price) / price >= LEAST;
    }

    /** The Energy for it: what the Weapons leave over, or all there is if this may be the last chance. */
    static int invested(CenturyState state, Fighter unit, int price) {
        int most = isDire(unit) ? unit.energy() : EnergyReserve.spare(state, unit);
        return Math.min(most, price * missing(unit));
    }

    /** What an Action spent on repairs is worth, to compare it with an attack. */
    static double worth(Fighter unit, List<Fighter> patients) {
        double most = 0;
        for (int i = 0; i < patients.size(); i++) {
            most = Math.max(most, worth(unit, patients.get(i)));
        }
        return most;
    }

    private static double worth(Fighter unit, Fighter patient) {
        int back = Math.min(unit.energy(), missing(patient));
        boolean dire = isDire(patient);
        return back < (dire ? LEAST : PLENTY) ? 0 : back * (dire ? DIRE : PLAIN);
    }

    /** The one for whom it is worth most. */
    static int whom(Fighter unit, Request<?> request) {
        return Weigh.best(
                        request,
                        option -> patient(option).map(whom -> worth(unit, whom)).orElse(0.0))
                .orElse(request.fallbackIndex());
    }

    /** Whoever misses most. */
    static int neediest(Request<?> request) {
        return Weigh.best(
                        request,
                        option -> patient(option).map(RepairChoice::missing).orElse(0))
                .orElse(request.fallbackIndex());
    }

    private static Optional<Fighter> patient(Option option) {
        return option instanceof UnitOption<?> whom ? Optional.of((Fighter) whom.unit()) : Optional.empty();
    }

    /** The Energy for a Jury Rig: the patient is the one for whom it is worth most. */
    static int rigged(CenturyState state, Fighter unit) {
        int energy = unit.energy();
        double most = 0;
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.isFighting() && !state.enemies(unit, other) && worth(unit, other) > most) {
                most = worth(unit, other);
                energy = Math.min(unit.energy(), missing(other));
            }
        }
        return energy;
    }
}
