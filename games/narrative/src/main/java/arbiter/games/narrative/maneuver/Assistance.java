package arbiter.games.narrative.maneuver;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.maneuver.ManeuverEvents.AssistanceLost;
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
 * Part: the allies who have given a boost die each for the next check; it is gone when the turn in that round ends.
 * Ledger: NAR-MAN-3.
 */
public record Assistance(List<String> from, int untilRound) implements Part {

    public static final Assistance NONE = new Assistance(List.of(), 0);

    public Assistance {
        from = List.copyOf(from);
    }

    public int boost() {
        return from.size();
    }

    public boolean isFrom(Participant ally) {
        return from.contains(ally.id());
    }

    Assistance and(String ally, int last) {
        List<String> more = new ArrayList<>(from);
        more.add(ally);
        return new Assistance(more, last);
    }

    Assistance without(String ally) {
        List<String> fewer = new ArrayList<>(from);
        fewer.removeIf(ally::equals);
        return fewer.isEmpty() ? NONE : new Assistance(fewer, untilRound);
    }

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

    public static void dice(CheckInProgress check) {
        check.add(ADD_BOOST, check.actor().assistance().boost(), "Assist");
    }

    /** What one ally gave is lost. Ledger: NAR-SP-H2. */
    static void lose(Play<NarrativeState> play, Participant helped, Participant ally) {
        play.emit(new AssistanceLost(helped.id(), ally.id()));
    }

    /** Used by a check, or not used in time. */
    public static void end(Play<NarrativeState> play, Participant one) {
        if (one.assistance().boost() > 0) {
            play.emit(new AssistanceOver(one.id()));
        }
    }
}
