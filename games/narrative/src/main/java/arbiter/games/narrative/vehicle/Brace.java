package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.TrackEvents.SystemStrainSuffered;
import arbiter.kernel.Play;
import arbiter.kernel.Request;

/**
 * What a pilot who braces for impact can do about a hit: system strain for less damage, and for a lower Critical Hit.
 * The silhouette is the limit for each of them anew. Ledger: NAR-VMAN-2.
 */
public final class Brace {

    private static final int LOWERED = 10;

    private Brace() {}

    /** So much of the hull trauma is taken as system strain instead. */
    public static int lessTrauma(Play<NarrativeState> play, Participant vehicle, int trauma) {
        int most = Math.min(limit(vehicle), trauma);
        return most == 0 ? 0 : take(play, vehicle, "brace.damage", most, trauma + " hull trauma");
    }

    /** By so much the roll of a Critical Hit is lowered. */
    public static int lowerCriticalHit(Play<NarrativeState> play, Participant vehicle, int total) {
        int enough = Math.max(0, (total + LOWERED - 1) / LOWERED);
        int most = Math.min(limit(vehicle), enough);
        return most == 0 ? 0 : LOWERED * take(play, vehicle, "brace.critical-hit", most, "a Critical Hit of " + total);
    }

    private static int limit(Participant vehicle) {
        return vehicle.crewEffects().has(CrewEffect.Kind.BRACE)
                ? vehicle.model().silhouette()
                : 0;
    }

    private static int take(Play<NarrativeState> play, Participant vehicle, String label, int most, String what) {
        int strain = play.choose(Request.amount(Crew.decider(play.state(), vehicle), label, 0, most)
                        .asking(() -> "How much system strain does " + vehicle.name() + " take for " + what + "?"))
                .value();
        if (strain > 0) {
            play.emit(new SystemStrainSuffered(vehicle.id(), strain));
        }
        return strain;
    }
}
