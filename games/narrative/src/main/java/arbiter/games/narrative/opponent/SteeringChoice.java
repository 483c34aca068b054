package arbiter.games.narrative.opponent;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.pilot.CourseLeg;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.space.band.Band;
import arbiter.space.band.Bands;

/** Where a vehicle is best: near enough for guns and people aboard, and not right beside an enemy. */
final class SteeringChoice {

    private static final int FAVOURITE = Band.SHORT.ordinal();

    private SteeringChoice() {}

    /** The leg after which it stands best, with the bands that are still to be gone in mind. */
    static int leg(NarrativeState state, Request<?> request) {
        int best = request.fallbackIndex();
        double least = Double.MAX_VALUE;
        int longest = 0;
        for (Option option : request.options()) {
            longest = Math.max(longest, ((CourseLeg) option).bands());
        }
        for (int i = 0; i < request.options().size(); i++) {
            CourseLeg leg = (CourseLeg) request.option(i);
            Participant driven = driven(state, leg);
            double off = off(state, driven, leg, longest - leg.bands());
            if (off < least) {
                least = off;
                best = i;
            }
        }
        return best;
    }

    /** Whoever is asked steers the vehicle of which the legs speak: that of the one who acts, or else any of its side. */
    private static Participant driven(NarrativeState state, CourseLeg leg) {
        for (Participant one : state.units()) {
            boolean steers =
                    state.acting().isPresent() && state.acting().get().aboard().isAboard(one.id());
            if (one.isVehicle() && !isReference(one, leg) && steers) {
                return one;
            }
        }
        for (Participant one : state.units()) {
            if (one.isVehicle()
                    && !isReference(one, leg)
                    && one.present()
                    && one.motion().speed() > 0) {
                return one;
            }
        }
        return reference(state, leg);
    }

    /** By id: at a live table the question may come from another copy of it. */
    private static boolean isReference(Participant one, CourseLeg leg) {
        return one.id().equals(leg.reference().id());
    }

    private static Participant reference(NarrativeState state, CourseLeg leg) {
        return state.unit(leg.reference().id());
    }

    /** How much better a vehicle stands after one leg of one band. */
    static double gain(NarrativeState state, Participant vehicle, String id) {
        for (CourseLeg leg : CourseLeg.of(state, vehicle, 1)) {
            if (leg.id().equals(id)) {
                double now = distance(state, vehicle, state.bands().bands(), 0);
                return 0.2 * (now - off(state, vehicle, leg, 0));
            }
        }
        return 0;
    }

    private static double off(NarrativeState state, Participant vehicle, CourseLeg leg, int left) {
        if (isReference(vehicle, leg)) {
            return 0;
        }
        return distance(state, vehicle, state.movedBands(vehicle, reference(state, leg), leg.to()), left);
    }

    /** How far the nearest enemy is from where it should be, after further bands that can be spent to and fro. */
    private static double distance(NarrativeState state, Participant vehicle, Bands bands, int left) {
        double least = Band.STRATEGIC.ordinal();
        for (Participant enemy : state.enemiesOf(vehicle)) {
            if (enemy.aboard().isOnFoot() && (enemy.isVehicle() || enemy.canAct())) {
                int band =
                        bands.between(state.place(vehicle), state.place(enemy)).ordinal();
                int off = Math.abs(band - FAVOURITE);
                int after = off >= left ? off - left : (left - off) % 2;
                least = Math.min(least, after + 0.1 * off);
            }
        }
        return least;
    }
}
