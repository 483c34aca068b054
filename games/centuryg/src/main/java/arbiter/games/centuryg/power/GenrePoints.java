package arbiter.games.centuryg.power;

import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * Genre Points, which limited Powers and abilities were used, and the Weapons that have hurt the Unit in this fight, if
 * that matters to it. Ledger: BCG-GP-1, BCG-GP-4, BCG-AMB-119.
 */
public record GenrePoints(int points, List<Use> uses, List<String> scars) implements Part {

    public static final GenrePoints NONE = new GenrePoints(0, List.of(), List.of());

    /** A use that counts against a limit: what, on whom (empty: on nobody), in which Round. */
    public record Use(String what, String whom, int round) {}

    public boolean usedThisFight(String what) {
        return !uses.isEmpty() && used(what, "", 0);
    }

    public boolean usedThisRound(String what, int round) {
        return !uses.isEmpty() && used(what, "", round);
    }

    /** On that Unit in this Round; Round 0 asks for the whole fight. */
    public boolean usedOn(String what, String whom, int round) {
        return !uses.isEmpty() && used(what, whom, round);
    }

    private boolean used(String what, String whom, int round) {
        for (Use use : uses) {
            if (use.what().equals(what)
                    && (whom.isEmpty() || use.whom().equals(whom))
                    && (round == 0 || use.round() == round)) {
                return true;
            }
        }
        return false;
    }

    public boolean isScarredBy(String weapon) {
        return !scars.isEmpty() && scars.contains(weapon);
    }

    public GenrePoints withPoints(int now) {
        return new GenrePoints(now, uses, scars);
    }

    public GenrePoints plus(int more) {
        return withPoints(points + more);
    }

    public GenrePoints with(Use use) {
        List<Use> all = new ArrayList<>(uses);
        all.add(use);
        return new GenrePoints(points, List.copyOf(all), scars);
    }

    public GenrePoints scarredBy(String weapon) {
        if (scars.contains(weapon)) {
            return this;
        }
        List<String> all = new ArrayList<>(scars);
        all.add(weapon);
        return new GenrePoints(points, uses, List.copyOf(all));
    }
}
