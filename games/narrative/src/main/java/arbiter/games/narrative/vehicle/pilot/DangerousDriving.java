package arbiter.games.narrative.vehicle.pilot;

import arbiter.dice.Symbols;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.Vehicles;
import arbiter.games.narrative.vehicle.critical.Collision;
import arbiter.kernel.Decider;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.band.Band;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Driving where it is risky: the bigger the vehicle the harder, and what goes wrong is for the gamemaster to say.
 * Ledger: NAR-VACT-1.
 */
public final class DangerousDriving {

    private static final PlainOption NOTHING = PlainOption.passing("nothing", "Nothing that rules know of");
    private static final PlainOption MINOR = PlainOption.of("minor", "A minor, glancing collision");
    private static final PlainOption MAJOR = PlainOption.of("major", "A major, head-on collision");

    private DangerousDriving() {}

    /** Makes the check, and returns whether it succeeded. */
    public static boolean resolve(Play<NarrativeState> play, Participant pilot, Participant vehicle) {
        int silhouette = vehicle.model().silhouette();
        Difficulty difficulty = Difficulty.values()[Math.min(silhouette, Difficulty.FORMIDABLE.dice())];
        Symbols symbols = Driving.check(
                        play, pilot, vehicle, PoolBase.of(difficulty, "Dangerous Driving, silhouette " + silhouette))
                .symbols();
        if (!symbols.succeeds() || symbols.advantage() < 0 || symbols.despair() > 0) {
            consequences(play, vehicle, symbols.succeeds());
        }
        return symbols.succeeds();
    }

    /** A failure is a collision unless the gamemaster says otherwise; a success with threat is not. */
    private static void consequences(Play<NarrativeState> play, Participant vehicle, boolean succeeded) {
        PlainOption what =
                play.choose(Request.one(Decider.GAMEMASTER, "driving.consequence", List.of(NOTHING, MINOR, MAJOR))
                        .asking(() -> "What comes of the driving of " + vehicle.name() + "?")
                        .otherwise(succeeded ? NOTHING : MINOR));
        if (what != NOTHING) {
            collide(play, vehicle, what == MINOR ? Collision.Kind.MINOR : Collision.Kind.MAJOR);
        }
    }

    /** With something in the way, or with other vehicles near it. Ledger: NAR-COLL-1. */
    private static void collide(Play<NarrativeState> play, Participant vehicle, Collision.Kind kind) {
        List<Participant> near = new ArrayList<>();
        for (Participant other : Vehicles.of(play.state())) {
            if (other != vehicle && play.state().band(vehicle, other).within(Band.SHORT)) {
                near.add(other);
            }
        }
        List<Participant> involved = new ArrayList<>(List.of(vehicle));
        if (!near.isEmpty()) {
            involved.addAll(UnitOption.chooseSome(
                    play,
                    Decider.GAMEMASTER,
                    "driving.collides-with",
                    near,
                    0,
                    near.size(),
                    () -> "Which vehicles does " + vehicle.name() + " collide with?"));
        }
        Collision.resolve(play, kind, involved);
    }
}
