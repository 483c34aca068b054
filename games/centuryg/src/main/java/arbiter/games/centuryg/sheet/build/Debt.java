package arbiter.games.centuryg.sheet.build;

import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Mecha;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.rulebook.build.Violations;
import java.util.Optional;

/**
 * MP of gear that was got in the middle of a fight: as long as any are owed there are none for anything else. Ledger:
 * mid-scene-upgrade, BCG-AMB-92.
 */
final class Debt {

    private Debt() {}

    static void check(Build build, Mecha mecha, Violations violations) {
        int owed = mecha.owed();
        if (owed < 0) {
            violations.add(
                    Code.OWED_NEGATIVE, "MP that are owed cannot be below 0", "write 0 or more", "mecha", "owed");
        }
        if (owed > 0 && (build.tier() == Tier.GRUNT || build.tier() == Tier.BOSS)) {
            violations.add(
                    Code.OWED_NOT_ALLOWED,
                    "only PCs and Rivals get gear in the middle of a fight",
                    "leave 'owed' out",
                    "mecha",
                    "owed");
        }
        int left = Spending.of(build, mecha).left();
        if (owed > 0 && left > 0) {
            violations.add(
                    Code.OWED_PAYABLE,
                    left + " MP are left while " + owed + " are owed",
                    "pay first: owed: " + Math.max(0, owed - left),
                    "mecha",
                    "owed");
        }
    }

    /** What there is goes into the debt before anything else. */
    static Build paid(Build build) {
        Optional<Mecha> mecha = build.mecha().filter(owing -> owing.owed() > 0);
        if (mecha.isEmpty()) {
            return build;
        }
        int left = Math.max(0, Spending.of(build, mecha.get()).left());
        Mecha paid = Remodel.of(mecha.get()).owing(Math.max(0, mecha.get().owed() - left));
        return build.grown(build.pilot(), Optional.of(paid), build.powers());
    }
}
