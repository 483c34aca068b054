package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** Whether to raise a Barrier: two points of shield for each Energy, but no other Active Defense behind it. */
final class BarrierChoice {

    private static final int LEAST = 2;

    private BarrierChoice() {}

    /** Against one attacker another Active Defense does better; against two a Barrier never comes too late. */
    static boolean wants(CenturyState state, Fighter unit) {
        return EnergyReserve.spare(state, unit) >= LEAST && EnemyReach.of(state, unit) >= (hasAnother(unit) ? 2 : 1);
    }

    /** The Barrier is one itself. */
    private static boolean hasAnother(Fighter unit) {
        int defenses = 0;
        List<Fitted> fitted = unit.fittings().fitted();
        for (int i = 0; i < fitted.size(); i++) {
            defenses += fitted.get(i).upgrade().kind() == UpgradeKind.ACTIVE_DEFENSE ? 1 : 0;
        }
        return defenses > 1;
    }
}
