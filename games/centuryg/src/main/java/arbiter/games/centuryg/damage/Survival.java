package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.damage.UnitCondition.CameBack;
import arbiter.games.centuryg.damage.UnitCondition.Survived;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** Ways to outlive what should have been the end. Ledger: BCG-AMB-42, BCG-AMB-116. */
final class Survival {

    private static final String COMING_BACK = "it-keeps-coming-back";

    private Survival() {}

    /** A Boss's first end leaves it a whole fourth Level, against Techniques too. Ledger: it-keeps-coming-back. */
    static void keepsComingBack(Play<CenturyState> play, Fighter target) {
        if (target.owns(UpgradeId.IT_KEEPS_COMING_BACK)
                && target.isFighting()
                && target.points() == 0
                && target.rank(Attribute.THRESHOLD) > 0
                && !target.genre().usedThisFight(COMING_BACK)) {
            play.emit(new CameBack(target.id(), COMING_BACK));
        }
    }
}
