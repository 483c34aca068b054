package arbiter.games.centuryg.power;

import arbiter.games.centuryg.sheet.PowerList;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** What may be called in one's own Turn before the Action, any number of them. Ledger: BCG-GP-2, 5.2, BCG-AMB-29. */
public final class SetupPowers {

    private SetupPowers() {}

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> acts) {
        if (!Powers.canCall(state, unit)) {
            return;
        }
        List<KnownPower> powers = unit.powers().all();
        for (int i = 0; i < powers.size(); i++) {
            KnownPower power = powers.get(i);
            if (power.isLeft(state, unit) && isOpen(unit, power)) {
                power.trait().inTurn(state, unit, power, acts);
            }
        }
    }

    /** Those that use an Action which nothing has been decided about. */
    public static void offerWithAction(CenturyState state, Fighter unit, List<CenturyAct> acts) {
        if (!Powers.canCall(state, unit)) {
            return;
        }
        List<KnownPower> powers = unit.powers().all();
        for (int i = 0; i < powers.size(); i++) {
            KnownPower power = powers.get(i);
            if (power.isLeft(state, unit) && isOpen(unit, power)) {
                power.trait().withAction(state, unit, power, acts);
            }
        }
    }

    /** Those of Bosses are for Bosses. Ledger: table 3.7. */
    private static boolean isOpen(Fighter unit, KnownPower power) {
        return power.power().list() != PowerList.BOSS || unit.machine().tier() == Tier.BOSS;
    }
}
