package arbiter.games.wasteland.chem;

import arbiter.content.yaml.Default;

/** Changes those numbers as long as it works. */
record Strengthens(
        @Default("0") int physicalResistance,
        @Default("0") int radiationResistance,
        @Default("0") int meleeDice,
        @Default("0") int cheaperMajor)
        implements ChemTrait {

    @Override
    public ChemBonuses whileActive(ChemBonuses now) {
        return now.and(new ChemBonuses(physicalResistance, radiationResistance, meleeDice, cheaperMajor));
    }
}
