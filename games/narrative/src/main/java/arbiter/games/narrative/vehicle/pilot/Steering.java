package arbiter.games.narrative.vehicle.pilot;

import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.Crew;
import arbiter.games.narrative.vehicle.MotionEvents.CourseSteered;
import arbiter.games.narrative.vehicle.SpeedTable;
import arbiter.games.narrative.vehicle.Vehicles;
import arbiter.games.narrative.vehicle.gun.Facing;
import arbiter.kernel.Decider;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.band.Band;
import java.util.List;
import java.util.Optional;

/**
 * Forced movement: in every round a vehicle moves as many bands as its speed says, when the pilot's turn begins or ends,
 * or without a pilot when the round ends. Ledger: NAR-VEH-8, NAR-VEH-13.
 */
public final class Steering {

    private static final PlainOption NOW = PlainOption.of("now", "Now, before anything else");
    private static final PlainOption LATER = PlainOption.of("later", "When the turn ends");

    private Steering() {}

    /** The pilot chooses whether the vehicle moves now or when the turn ends. */
    public static void atTurnStart(Play<NarrativeState> play, Participant one) {
        due(play, one).ifPresent(vehicle -> {
            PlainOption when = play.choose(Request.one(one.decider(), "steering.when", List.of(NOW, LATER))
                    .asking(() -> "When does " + vehicle.name() + " make its " + bands(play, vehicle) + " bands?")
                    .otherwise(LATER));
            if (when == NOW) {
                move(play, vehicle, one.decider());
            }
        });
    }

    /** Whoever has the pilot's seat when a turn of theirs ends makes what is still open. Ledger: NAR-VEH-13. */
    public static void atTurnEnd(Play<NarrativeState> play, Participant one) {
        due(play, one).ifPresent(vehicle -> move(play, vehicle, one.decider()));
    }

    private static Optional<Participant> due(Play<NarrativeState> play, Participant one) {
        boolean inTurn = one.canAct() && play.state().acting().equals(Optional.of(one));
        return inTurn ? Crew.piloted(play.state(), one).filter(Steering::isDue) : Optional.empty();
    }

    /** Vehicles that nobody has steered; the gamemaster says where to unless a pilot is there who had no turn. */
    public static void atRoundEnd(Play<NarrativeState> play) {
        for (Participant vehicle : Vehicles.of(play.state())) {
            if (isDue(vehicle)) {
                move(play, vehicle, Crew.decider(play.state(), vehicle));
            }
        }
    }

    private static boolean isDue(Participant vehicle) {
        return vehicle.present()
                && !vehicle.motion().steered()
                && vehicle.motion().speed() > 0;
    }

    private static void move(Play<NarrativeState> play, Participant vehicle, Decider decider) {
        int bands = bands(play, vehicle);
        int left = bands;
        while (left > 0) {
            int open = left;
            List<CourseLeg> legs = CourseLeg.of(play.state(), vehicle, open);
            if (legs.isEmpty()) {
                break; // nobody is there to be closer to or farther from
            }
            CourseLeg leg = play.choose(Request.one(decider, "steering.course", legs)
                    .asking(() -> "Where does " + vehicle.name() + " go? It has to move " + open
                            + (open == 1 ? " band" : " bands")));
            drive(play, vehicle, leg);
            left -= leg.bands();
        }
        play.emit(new CourseSteered(vehicle.id(), bands));
    }

    private static int bands(Play<NarrativeState> play, Participant vehicle) {
        return SpeedTable.forcedBands(play.state().rules(), vehicle.motion().speed());
    }

    /** Band by band, so that all others are passed on the way. Ledger: NAR-MOVE-5. */
    public static void drive(Play<NarrativeState> play, Participant vehicle, CourseLeg leg) {
        for (int band = 0; band < leg.bands(); band++) {
            Band from = play.state().band(vehicle, leg.reference());
            Band to = Band.number(from.ordinal() + (leg.closer() ? -1 : 1));
            play.emit(new Moved(vehicle.id(), leg.reference().id(), from, to));
        }
        Facing.forget(play);
    }
}
