package arbiter.games.wasteland.chem;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Chem;
import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** Part: the doses at work, how many of each chem were taken in this session, and addictions. Ledger: WAS-CHEM-1 to 3. */
public record ChemRecord(List<Chem> active, List<Doses> taken, List<Chem> addictions) implements Part {

    /** So many doses of a chem. */
    public record Doses(Chem chem, int count) {}

    public static final ChemRecord CLEAN = new ChemRecord(List.of(), List.of(), List.of());

    public ChemRecord {
        active = FixedList.copyOf(active);
        taken = FixedList.copyOf(taken);
        addictions = FixedList.copyOf(addictions);
    }

    /** What the doses at work change together; a second dose of the same chem adds nothing. Ledger: WAS-CHEM-2. */
    public ChemBonuses bonuses() {
        ChemBonuses bonuses = ChemBonuses.NONE;
        for (int i = 0; i < active.size(); i++) {
            for (ChemTrait effect : active.get(i).effects()) {
                bonuses = effect.whileActive(bonuses);
            }
        }
        return bonuses;
    }

    /** How many chems somebody craves that make tests of an attribute harder. Ledger: WAS-CHEM-3. */
    public int cravings(Attribute attribute) {
        int cravings = 0;
        for (int i = 0; i < addictions.size(); i++) {
            Chem chem = addictions.get(i);
            if (!active.contains(chem) && chem.drawback().orElseThrow() == attribute) {
                cravings++;
            }
        }
        return cravings;
    }
}
