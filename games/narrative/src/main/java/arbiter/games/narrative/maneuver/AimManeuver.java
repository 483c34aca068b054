package arbiter.games.narrative.maneuver;

import arbiter.games.narrative.maneuver.ManeuverEvents.AimEnded;
import arbiter.games.narrative.maneuver.ManeuverEvents.AimInterrupted;
import arbiter.games.narrative.maneuver.ManeuverEvents.AimTaken;
import arbiter.games.narrative.maneuver.ManeuverEvents.ShotCalled;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/** The maneuvers Aim and Called Shot, and how their benefit is lost. Ledger: NAR-MAN-1, 2, 13, 14. */
public final class AimManeuver {

    private static final List<PlainOption> PARTS = List.of(
            PlainOption.of("body", "a part of the body"),
            PlainOption.of("weapon", "a weapon in its hand"),
            PlainOption.of("item", "something it carries"));

    private AimManeuver() {}

    public static void take(Play<NarrativeState> play, Participant one) {
        play.emit(new AimTaken(one.id()));
    }

    /** What comes of hitting that part is for the table to say. Ledger: NAR-MAN-2. */
    public static void call(Play<NarrativeState> play, Participant one) {
        PlainOption part = play.choose(Request.one(one.decider(), "aim.part", PARTS)
                .asking(() -> "What does " + one.name() + " call the shot at?"));
        play.emit(new ShotCalled(one.id(), part.text()));
    }

    /** Another maneuver than moving breaks the row. Ledger: NAR-MAN-14. */
    public static void interrupt(Play<NarrativeState> play, Participant one) {
        if (one.aiming().row() > 0) {
            play.emit(new AimInterrupted(one.id()));
        }
    }

    /** Moving, any check, and the end of the next turn take it away. Ledger: NAR-MAN-13. */
    public static void lose(Play<NarrativeState> play, Participant one) {
        if (!one.aiming().equals(Aiming.NONE)) {
            play.emit(new AimEnded(one.id()));
        }
    }
}
