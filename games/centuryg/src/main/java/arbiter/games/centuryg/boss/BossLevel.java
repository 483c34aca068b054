package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.unit.Fighter;

/** Boss Upgrades sleep in the first Level and grow with each of the others. Ledger: BCG-BOSS-3, BCG-AMB-116. */
public final class BossLevel {

    private BossLevel() {}

    /** The Level a Boss is in: 2, 3 or 4; 0 in the first, and when all are lost. */
    public static int of(Fighter boss) {
        int lost = boss.levelsLost();
        return lost == 0 || lost >= Fighter.LEVELS ? 0 : lost + 1;
    }
}
