package arbiter.games.wasteland.chem;

/**
 * What active doses change: resistance to physical damage and to radiation everywhere, combat dice of melee damage, and
 * action points that the extra major action costs less.
 */
public record ChemBonuses(int physicalResistance, int radiationResistance, int meleeDice, int cheaperMajor) {

    public static final ChemBonuses NONE = new ChemBonuses(0, 0, 0, 0);

    ChemBonuses and(ChemBonuses more) {
        return new ChemBonuses(
                physicalResistance + more.physicalResistance,
                radiationResistance + more.radiationResistance,
                meleeDice + more.meleeDice,
                cheaperMajor + more.cheaperMajor);
    }
}
