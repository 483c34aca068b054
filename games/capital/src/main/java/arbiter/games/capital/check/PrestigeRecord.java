package arbiter.games.capital.check;

import arbiter.games.capital.sheet.Training;
import arbiter.tabletop.unit.Part;
import java.util.Collection;
import java.util.List;

/** The Prestige a unit has, and Trainings that last until its next rest. Ledger: CAP-PRES-1, ill-give-it-a-go. */
public record PrestigeRecord(int points, List<Training> onLoan) implements Part {

    public static final PrestigeRecord NONE = new PrestigeRecord(0, List.of());

    /** Whether a training on loan covers something of that type line. */
    public boolean lends(Collection<String> typeLine) {
        return !onLoan.isEmpty() && Training.anyCovers(onLoan, typeLine);
    }

    PrestigeRecord withPoints(int changed) {
        return new PrestigeRecord(changed, onLoan);
    }

    PrestigeRecord withLoans(List<Training> loans) {
        return new PrestigeRecord(points, List.copyOf(loans));
    }
}
