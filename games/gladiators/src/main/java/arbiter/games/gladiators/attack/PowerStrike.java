package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.kernel.Modifiers;
import java.util.Optional;

/**
 * One power coming at one target: from how far, at which Level, with what was added to it; from which Area, if it is one;
 * whether it strays, so that nobody aims it; from where it comes, and whether the target throws itself prone before an
 * Area. Ledger: section 5.2, step 9.
 */
public record PowerStrike(
        PowerUse use,
        Gladiator target,
        int range,
        Modifiers level,
        Optional<PlacedArea> area,
        boolean strays,
        Spot from,
        boolean prone) {

    /** From where its user stands. */
    public PowerStrike(
            PowerUse use, Gladiator target, int range, Modifiers level, Optional<PlacedArea> area, boolean strays) {
        this(use, target, range, level, area, strays, use.user().position().spot(), false);
    }

    public Gladiator user() {
        return use.user();
    }

    public boolean isArea() {
        return area.isPresent();
    }

    /** The same at another Level. */
    public PowerStrike at(Modifiers other) {
        return new PowerStrike(use, target, range, other, area, strays, from, prone);
    }

    /** The same with the target going to the ground. Ledger: GG-DOD-5. */
    public PowerStrike thrownProne() {
        return new PowerStrike(use, target, range, level, area, strays, from, true);
    }
}
