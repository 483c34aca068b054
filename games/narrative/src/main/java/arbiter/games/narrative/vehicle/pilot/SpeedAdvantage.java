package arbiter.games.narrative.vehicle.pilot;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.CrewEffect;
import arbiter.games.narrative.vehicle.Effects;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/**
 * Gaining the advantage over an enemy vehicle, and shaking off one that has it. Ledger: NAR-VACT-5, table 3.13.
 */
public final class SpeedAdvantage {

    private static final int LEAST_SPEED = 4;
    private static final int BIGGEST = 4;

    private SpeedAdvantage() {}

    /** For silhouette 1 to 4 at speed 4 or more. */
    public static boolean isPossible(Participant vehicle) {
        int silhouette = vehicle.model().silhouette();
        return silhouette >= 1 && silhouette <= BIGGEST && vehicle.motion().speed() >= LEAST_SPEED;
    }

    /** Whoever is faster overshoots, whoever is slower falls behind. Ledger: table 3.13. */
    public static Difficulty difficulty(int own, int other) {
        return own == other
                ? Difficulty.EASY
                : own > other ? Difficulty.AVERAGE : own == other - 1 ? Difficulty.HARD : Difficulty.DAUNTING;
    }

    public static void gain(Play<NarrativeState> play, Participant pilot, Participant vehicle, Participant enemy) {
        if (check(play, pilot, vehicle, enemy, 0)) {
            CrewEffect advantage = CrewEffect.toTurnEnd(
                            CrewEffect.Kind.ADVANTAGE,
                            2,
                            pilot.id(),
                            play.state().round())
                    .about(List.of(enemy.id()));
            Effects.begin(play, vehicle, advantage);
        }
    }

    /** The same action with 1 difficulty die more ends it and gives nothing. */
    public static void cancel(Play<NarrativeState> play, Participant pilot, Participant vehicle, Participant enemy) {
        if (check(play, pilot, vehicle, enemy, 1)) {
            Effects.end(play, enemy, effect -> isOver(effect, vehicle));
        }
    }

    private static boolean check(
            Play<NarrativeState> play, Participant pilot, Participant vehicle, Participant enemy, int harder) {
        Difficulty named = difficulty(vehicle.motion().speed(), enemy.motion().speed());
        PoolBase base = new PoolBase(
                named.dice() + harder, 0, harder == 0 ? "the speeds of both" : "the speeds of both, and 1 to cancel");
        CheckInProgress check = Driving.check(play, pilot, vehicle, base);
        return check.succeeds();
    }

    /** Whether one vehicle has the advantage over another. */
    public static Optional<CrewEffect> over(Participant vehicle, Participant enemy) {
        return vehicle.crewEffects().effects().stream()
                .filter(effect -> isOver(effect, enemy))
                .findFirst();
    }

    private static boolean isOver(CrewEffect effect, Participant enemy) {
        return effect.kind() == CrewEffect.Kind.ADVANTAGE && effect.units().contains(enemy.id());
    }
}
