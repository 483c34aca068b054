package arbiter.games.narrative.maneuver;

import arbiter.games.narrative.maneuver.ManeuverEvents.GuardBroken;
import arbiter.games.narrative.maneuver.ManeuverEvents.GuardLowered;
import arbiter.games.narrative.maneuver.ManeuverEvents.GuardRaised;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;

/**
 * Part: a stance that adds 1 to melee defence and 1 setback die to one's own combat checks, to the end of the turn in that
 * round. Ledger: NAR-MAN-4.
 */
public record GuardedStance(boolean raised, boolean defends, int untilRound) implements Part {

    public static final GuardedStance NONE = new GuardedStance(false, false, 0);

    /** Written out because odds ask it all the time, and the one that records have is slower. */
    @Override
    public int hashCode() {
        return (raised ? 1 : 0) + (defends ? 2 : 0) + 4 * untilRound;
    }

    public static void take(Play<NarrativeState> play, Participant one) {
        play.emit(new GuardRaised(one.id()));
    }

    /** The defence is lost, not what the stance costs. Ledger: NAR-SP-H2. */
    static void expose(Play<NarrativeState> play, Participant one) {
        play.emit(new GuardBroken(one.id()));
    }

    static void end(Play<NarrativeState> play, Participant one) {
        play.emit(new GuardLowered(one.id()));
    }
}
