package arbiter.games.centuryg.crew;

import arbiter.games.centuryg.unit.Fighter;
import arbiter.tabletop.unit.Part;
import java.util.List;
import java.util.Optional;

/**
 * Units that have become one: the Unit that this one is a part of, those who are part of this one, who flies it if that is
 * one of the others, whose Turn with it is under way, and the Round in which its Energy came back. Ledger: BCG-COMB-2,
 * BCG-COMB-3, BCG-AMB-109.
 */
public record CombinedCrew(
        Optional<String> aboard,
        List<String> members,
        Optional<String> lead,
        Optional<String> speaker,
        boolean unison,
        int refreshed)
        implements Part {

    public static final CombinedCrew ALONE =
            new CombinedCrew(Optional.empty(), List.of(), Optional.empty(), Optional.empty(), false, 0);

    /** A Turn of that pilot's begins with the Unit, and with it whatever comes once in a Round. */
    public static void turnBegins(Fighter body, String pilot, int round) {
        body.set(body.crew().speaking(pilot).refreshedIn(round));
    }

    /** A Turn that was put off goes on. Ledger: BCG-AMB-29. */
    public static void turnResumes(Fighter body, String pilot) {
        body.set(body.crew().speaking(pilot));
    }

    /** A Turn with the Unit is over, or put off. */
    public static void turnStops(Fighter body) {
        body.set(body.crew().silent());
    }

    public boolean isAboard() {
        return aboard.isPresent();
    }

    public boolean isCombined() {
        return !members.isEmpty();
    }

    public boolean isUnison() {
        return unison;
    }

    /** Whether Energy comes back in that Round: once for a combined Unit. */
    public boolean refreshes(int round) {
        return !isCombined() || refreshed != round;
    }

    /** Whether the Turn in that Round has begun, and Energy come back with it. */
    public boolean hasBegun(int round) {
        return refreshed == round;
    }

    private CombinedCrew refreshedIn(int round) {
        return new CombinedCrew(aboard, members, lead, speaker, unison, round);
    }

    /** A Turn of that pilot's begins, if there are several. */
    private CombinedCrew speaking(String pilot) {
        return isCombined() ? new CombinedCrew(aboard, members, lead, Optional.of(pilot), unison, refreshed) : silent();
    }

    private CombinedCrew silent() {
        return speaker.isEmpty() ? this : new CombinedCrew(aboard, members, lead, Optional.empty(), unison, refreshed);
    }

    CombinedCrew boarding(String carrier) {
        return new CombinedCrew(Optional.of(carrier), members, lead, speaker, unison, refreshed);
    }

    /** Whoever had Energy back in this Round before becoming a part had it for all of them. */
    CombinedCrew joinedBy(List<String> others, List<CombinedCrew> crews, boolean inUnison) {
        int latest = refreshed;
        for (CombinedCrew crew : crews) {
            latest = Math.max(latest, crew.refreshed);
        }
        return new CombinedCrew(aboard, List.copyOf(others), lead, speaker, inUnison, latest);
    }

    CombinedCrew ledBy(Optional<String> pilot) {
        return new CombinedCrew(aboard, members, pilot, speaker, unison, refreshed);
    }
}
