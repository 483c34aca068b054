package arbiter.games.wasteland.chem;

/**
 * What a dose does: at once, or as long as it works. What works for a while is added up when a dose is taken or wears
 * off, so that rules ask numbers and no chem. Ledger: section 3.18.
 */
public interface ChemTrait {

    /** Hit points that it gives at once. */
    default int healing() {
        return 0;
    }

    /** Injuries that it treats in place of giving hit points. */
    default int treated() {
        return 0;
    }

    /** Points of radiation that it takes away at once. */
    default int flushed() {
        return 0;
    }

    /** What it changes as long as it works. */
    default ChemBonuses whileActive(ChemBonuses now) {
        return now;
    }
}
