package arbiter.games.wasteland.sheet.build;

import arbiter.games.wasteland.sheet.ArmourPiece;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.HitLocation;
import arbiter.games.wasteland.sheet.Resistance;

/** What a character wears where. Ledger: WAS-GEAR-1. */
final class WornArmour {

    private WornArmour() {}

    static boolean covers(Build.Worn worn, HitLocation location) {
        ArmourPiece piece = worn.piece();
        return piece.covers().contains(location.injury())
                && (!piece.oneLimb() || worn.at().filter(location::equals).isPresent());
    }

    /** The better of clothing and armour against each type of damage. */
    static Resistance at(Build build, HitLocation location) {
        Resistance best = Resistance.NONE;
        for (Build.Worn worn : build.armour()) {
            if (covers(worn, location)) {
                best = best.orBetter(worn.piece().resistance());
            }
        }
        return best;
    }

    static int weight(Build build) {
        return build.armour().stream().mapToInt(worn -> worn.piece().weight()).sum();
    }
}
