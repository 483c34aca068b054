package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.TrackEvents.VehicleDisabled;
import arbiter.games.narrative.vehicle.critical.CriticalHitInProgress;
import arbiter.games.narrative.vehicle.critical.Wreck;
import arbiter.kernel.Decider;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;

/** A vehicle whose hull trauma has just come to exceed its threshold. Ledger: NAR-VEH-11. */
public final class HullThreshold {

    private static final int SMALL = 3;

    private HullThreshold() {}

    /**
     * Step 18 of a combat check: one Critical Hit for a vehicle that was not disabled before, or, if the gamemaster
     * wishes, the end of a small one without anybody of importance aboard.
     */
    public static void exceeded(Play<NarrativeState> play, Participant vehicle, Optional<Participant> attacker) {
        if (!vehicle.present() || vehicle.tracks().disabled() || !VehicleRatings.isDisabled(vehicle)) {
            return;
        }
        if (isExpendable(play.state(), vehicle)
                && play.confirm(
                        Decider.GAMEMASTER,
                        "vehicle.destroyed",
                        () -> "Is " + vehicle.name() + " destroyed instead of disabled?")) {
            Wreck.destroy(play, vehicle, "comes apart", Wreck.Fate.CLEAR);
            return;
        }
        play.emit(new VehicleDisabled(vehicle.id()));
        CriticalHitInProgress.roll(play, vehicle, attacker, Modifiers.none());
    }

    private static boolean isExpendable(NarrativeState state, Participant vehicle) {
        return vehicle.model().silhouette() <= SMALL
                && Crew.aboard(state, vehicle).stream()
                        .map(one -> one.profile().kind())
                        .noneMatch(kind -> kind == Profile.Kind.PLAYER_CHARACTER || kind == Profile.Kind.NEMESIS);
    }
}
