package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.PowerId;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Genre Points and which limited Powers and abilities were used. Ledger: BCG-GP-1, BCG-GP-4. */
public final class Genre {

    int points;
    private List<Use> uses = List.of();
    /** Powers called that wait for their moment. */
    private List<PowerId> armed = List.of();

    /** A use that counts against a limit: what, on whom (empty: on nobody), in which Round. */
    public record Use(String what, String whom, int round) {}

    Genre() {}

    public int points() {
        return points;
    }

    public boolean usedThisFight(String what) {
        return used(what, "", 0);
    }

    public boolean usedOn(String what, String whom, int round) {
        return used(what, whom, round);
    }

    public boolean usedThisRound(String what, int round) {
        return used(what, "", round);
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

    public boolean isArmed(PowerId power) {
        return !armed.isEmpty() && armed.contains(power);
    }

    void use(Use use) {
        List<Use> all = new ArrayList<>(uses);
        all.add(use);
        uses = List.copyOf(all);
    }

    void arm(PowerId power, boolean on) {
        List<PowerId> all = new ArrayList<>(armed);
        all.remove(power);
        if (on) {
            all.add(power);
        }
        armed = List.copyOf(all);
    }

    void takeOver(Genre earlier) {
        points = earlier.points;
        uses = earlier.uses;
        armed = earlier.armed;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Genre that
                && points == that.points
                && uses.equals(that.uses)
                && armed.equals(that.armed);
    }

    @Override
    public int hashCode() {
        return Objects.hash(points, uses, armed);
    }
}
