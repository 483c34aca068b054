package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.PowerId;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Genre Points and which limited Powers and abilities were used. Ledger: BCG-GP-1, BCG-GP-4. */
public final class Genre {

    int points;
    private List<Use> uses = List.of();
    /** Weapons that have hurt the Unit in this fight, if that matters to it. Ledger: BCG-AMB-119. */
    private List<String> scars = List.of();

    /** A use that counts against a limit: what, on whom (empty: on nobody), in which Round. */
    public record Use(String what, String whom, int round) {}

    Genre() {}

    public int points() {
        return points;
    }

    public boolean usedThisFight(String what) {
        return used(what, "", 0);
    }

    public boolean usedThisFight(PowerId power) {
        return !uses.isEmpty() && used(power.word(), "", 0);
    }

    public boolean usedThisRound(PowerId power, int round) {
        return !uses.isEmpty() && used(power.word(), "", round);
    }

    /** On that Unit in this Round; Round 0 asks for the whole fight. */
    public boolean usedOn(PowerId power, String whom, int round) {
        return !uses.isEmpty() && used(power.word(), whom, round);
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

    void use(Use use) {
        List<Use> all = new ArrayList<>(uses);
        all.add(use);
        uses = List.copyOf(all);
    }

    void scar(String weapon) {
        if (!scars.contains(weapon)) {
            List<String> all = new ArrayList<>(scars);
            all.add(weapon);
            scars = List.copyOf(all);
        }
    }

    void takeOver(Genre earlier) {
        points = earlier.points;
        uses = earlier.uses;
        scars = earlier.scars;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Genre that
                && points == that.points
                && uses.equals(that.uses)
                && scars.equals(that.scars);
    }

    @Override
    public int hashCode() {
        return Objects.hash(points, uses, scars);
    }
}
