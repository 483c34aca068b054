package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.rule.Outlook;
import arbiter.games.centuryg.rule.match.ChemicalWeapon;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.state.Body;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import java.util.List;

/** When somebody on foot gets away: out of gas, from under machines, or out of a fight that is lost. */
final class Flight {

    private static final int MEAN = 5;
    /** So many against one are too many. */
    private static final int TOO_MANY = 2;

    private Flight() {}

    /** What a Run away from here is worth, besides getting nearer to somebody. */
    static double running(CenturyState state, Fighter unit) {
        double gas = state.scene().hasGas(unit.zone()) ? choking(state, unit) : 0;
        return gas + (flees(state, unit) ? Menace.of(state, unit, 0) : 0);
    }

    /** What a breath of gas costs somebody. Ledger: miniature-chemical-weapon. */
    static double choking(CenturyState state, Fighter person) {
        if (ChemicalWeapon.isSafe(person)) {
            return 0;
        }
        Outlook outlook = ChemicalWeapon.against(state, person);
        return Endurance.loss(state, person, Math.max(0, -outlook.ahead() - MEAN));
    }

    /** Whether somebody had better keep away from everybody: people among machines, unless they slay giants. */
    static boolean flees(CenturyState state, Fighter unit) {
        return Menace.isAmongMachines(state, unit) && !unit.body().has(TraitId.GIANT_SLAYER);
    }

    /** Without any Plot Armor left, alone against several. */
    static boolean isHopeless(CenturyState state, Fighter unit) {
        if (unit.body().top() < Body.LAYERS) {
            return false;
        }
        int enemies = 0;
        List<Fighter> fighters = state.fighters();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other != unit && other.isFighting() && !state.enemies(unit, other)) {
                return false;
            }
            enemies += other.isFighting() && state.enemies(unit, other) ? 1 : 0;
        }
        return enemies >= TOO_MANY;
    }
}
