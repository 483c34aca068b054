package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.SeatEvents.Dismounted;
import arbiter.games.narrative.vehicle.SeatEvents.SeatLost;
import arbiter.games.narrative.vehicle.SeatEvents.SeatTaken;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.space.band.Band;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Getting into a vehicle that one stands beside, out of it, and from seat to seat. Ledger: NAR-MAN-7, NAR-VEH-13. */
public final class Boarding {

    private Boarding() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {
        if (one.aboard().isOnFoot()) {
            for (Participant vehicle : Vehicles.of(state)) {
                if (!vehicle.isHidden() && state.band(one, vehicle) == Band.ENGAGED) {
                    offerSeats(state, one, vehicle, menu);
                }
            }
            return;
        }
        Participant vehicle = Crew.vehicleOf(state, one).orElseThrow();
        offerSeats(state, one, vehicle, menu);
        menu.accept(
                VehicleAct.maneuver("dismount", "Get out of " + vehicle.name(), (play, leaving) -> leave(play, leaving))
                        .at(vehicle));
    }

    private static void offerSeats(
            NarrativeState state, Participant one, Participant vehicle, Consumer<NarrativeAct> menu) {
        for (Seat seat : Seat.values()) {
            boolean already =
                    one.aboard().isAboard(vehicle.id()) && one.aboard().seat() == seat;
            if (!already && Crew.hasRoom(state, vehicle, seat)) {
                String id = "board:" + vehicle.id() + ":" + seat.name().toLowerCase(Locale.ROOT);
                menu.accept(VehicleAct.maneuver(
                                id,
                                "Take " + seat.words() + " of " + vehicle.name(),
                                (play, who) -> take(play, who, vehicle, seat))
                        .at(vehicle)
                        .ifRuled((play, who) -> isOpen(play, who, vehicle)));
            }
        }
    }

    /** Whether one gets into what opponents hold, for the gamemaster to say. */
    private static boolean isOpen(Play<NarrativeState> play, Participant one, Participant vehicle) {
        boolean held = one.aboard().isOnFoot()
                && Crew.aboard(play.state(), vehicle).stream()
                        .anyMatch(other -> other.canAct() && play.state().enemies(one, other));
        return !held
                || play.confirm(
                        Decider.GAMEMASTER,
                        "boarding.enemy",
                        () -> "Does " + one.name() + " get aboard " + vehicle.name() + " against its crew?");
    }

    /** Whoever cannot use a seat any more makes way for who can. Ledger: NAR-VEH-13. */
    public static void take(Play<NarrativeState> play, Participant one, Participant vehicle, Seat seat) {
        NarrativeState state = play.state();
        if (vehicle.model().tame() && one.aboard().isOnFoot() && !mounts(play, one, vehicle)) {
            return;
        }
        if (Crew.in(state, vehicle, seat).size() >= Crew.seats(vehicle, seat)) {
            List<Participant> fallen = Crew.fallen(state, vehicle, seat);
            play.emit(new SeatLost(fallen.get(0).id()));
        }
        play.emit(new SeatTaken(one.id(), vehicle.id(), seat));
    }

    /** Part of the maneuver, which a failure wastes. Ledger: NAR-MAN-7. */
    private static boolean mounts(Play<NarrativeState> play, Participant one, Participant creature) {
        Skill survival = play.state().tables().skill("survival");
        return Check.resolve(
                        play,
                        CheckInProgress.skill(
                                play.state(), one, survival, Difficulty.AVERAGE, "mounting " + creature.name()))
                .succeeds();
    }

    public static void leave(Play<NarrativeState> play, Participant one) {
        play.emit(new Dismounted(one.id(), one.aboard().vehicle().orElseThrow()));
    }
}
