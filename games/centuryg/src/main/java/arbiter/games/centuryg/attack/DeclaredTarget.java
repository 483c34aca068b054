package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.Fighter;
import java.util.Optional;

/** What an Offensive Action was declared against, and for whom. Ledger: 5.3 step 3. */
public final class DeclaredTarget {

    private Fighter named;
    private Fighter second;
    private int zone;
    private Fighter ally;
    private boolean aimed;

    /** Names the Unit that is attacked, and with it the Zone that it is aimed at. */
    public void declare(Fighter unit) {
        named = unit;
        zone = unit.zone();
    }

    /** Names a Zone for itself. */
    public void declare(int place) {
        zone = place;
    }

    /** Names the other Enemy of a Double Blaster. Ledger: BCG-AMB-111. */
    public void declareSecond(Fighter unit) {
        second = unit;
    }

    /** The Unit named as target, if one was. */
    public Optional<Fighter> named() {
        return Optional.ofNullable(named);
    }

    public Optional<Fighter> second() {
        return Optional.ofNullable(second);
    }

    public boolean hasSecond() {
        return second != null;
    }

    /** Whether it was named, as the first or the second. */
    public boolean names(Fighter unit) {
        return unit == named || unit == second;
    }

    /** Whether it is the one named first. */
    boolean namesFirst(Fighter unit) {
        return unit == named;
    }

    /** The Zone it is aimed at: that of the Unit named, or one named for itself. */
    public int zone() {
        return zone;
    }

    /** The ally that an Assist is for. */
    void assist(Fighter friend) {
        ally = friend;
    }

    Fighter ally() {
        return ally;
    }

    /** Whether it has the benefit of an Aim. */
    public void aim(boolean counts) {
        aimed = counts;
    }

    public boolean isAimed() {
        return aimed;
    }
}
