package arbiter.games.narrative.maneuver;

import arbiter.games.narrative.maneuver.ManeuverEvents.AssistanceOver;
import arbiter.games.narrative.maneuver.ManeuverEvents.Assisted;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.space.band.Band;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * Part: boost dice that allies have given for the next check; they are gone when the turn in that round ends. Ledger:
 * NAR-MAN-3.
 */
public record Assistance(int boost, int untilRound) implements Part {

    public static final Assistance NONE = new Assistance(0, 0);

    /** Engaged allies who can act. */
    public static List<Participant> allies(NarrativeState state, Participant one) {
        List<Participant> allies = new ArrayList<>();
        for (Participant friend : state.friendsOf(one)) {
            if (friend.canAct() && state.band(one, friend) == Band.ENGAGED) {
                allies.add(friend);
            }
        }
        return allies;
    }

    public static void give(Play<NarrativeState> play, Participant one, Participant ally) {
        play.emit(new Assisted(one.id(), ally.id()));
    }

    /** Used by a check, or not used in time. */
    public static void end(Play<NarrativeState> play, Participant one) {
        if (one.assistance().boost() > 0) {
            play.emit(new AssistanceOver(one.id()));
        }
    }
}
