package arbiter.games.wasteland.chem;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Chem;
import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * Part: the doses at work, how many of each chem were taken in this session, addictions, and the Lasting doses that have
 * outlived a scene already. Ledger: WAS-CHEM-1 to 3.
 */
public record ChemRecord(List<Chem> active, List<Doses> taken, List<Chem> addictions, List<Chem> outlived)
        implements Part {

    /** So many doses of a chem. */
    public record Doses(Chem chem, int count) {}

    public static final ChemRecord CLEAN = new ChemRecord(List.of(), List.of(), List.of(), List.of());

    public ChemRecord {
        active = FixedList.copyOf(active);
        taken = FixedList.copyOf(taken);
        addictions = FixedList.copyOf(addictions);
        outlived = FixedList.copyOf(outlived);
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

    /** How many doses of a chem, or of all chems, were taken in this session. Ledger: WAS-CHEM-3. */
    int doses(Chem chem, boolean ofAll) {
        int count = 0;
        for (Doses doses : taken) {
            count += ofAll || doses.chem.equals(chem) ? doses.count : 0;
        }
        return count;
    }

    /** One more dose; what works for a while works once, however many doses. Ledger: WAS-CHEM-2. */
    ChemRecord with(Chem chem) {
        List<Doses> counted = new ArrayList<>(taken);
        boolean known = false;
        for (int i = 0; i < counted.size(); i++) {
            if (counted.get(i).chem.equals(chem)) {
                counted.set(i, new Doses(chem, counted.get(i).count + 1));
                known = true;
            }
        }
        if (!known) {
            counted.add(new Doses(chem, 1));
        }
        boolean lasts = chem.duration() != Chem.Duration.INSTANT && !active.contains(chem);
        List<Chem> older = new ArrayList<>(outlived);
        older.remove(chem); // a second dose restarts it
        return new ChemRecord(lasts ? FixedList.with(active, chem) : active, counted, addictions, older);
    }

    ChemRecord craving(Chem chem) {
        return new ChemRecord(active, taken, FixedList.with(addictions, chem), outlived);
    }

    /** What is left when a scene ends: Lasting doses that were taken in it. Ledger: WAS-CHEM-1. */
    ChemRecord afterScene() {
        List<Chem> left = new ArrayList<>(active);
        left.removeIf(chem -> chem.duration() != Chem.Duration.LASTING || outlived.contains(chem));
        return new ChemRecord(left, taken, addictions, left);
    }

    ChemRecord newSession() {
        return new ChemRecord(active, List.of(), addictions, outlived);
    }
}
