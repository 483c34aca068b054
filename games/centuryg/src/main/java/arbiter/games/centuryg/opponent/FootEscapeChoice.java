package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.match.ChemicalWeapon;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** When somebody on foot gets away: out of gas, from under machines, or out of a fight that is lost. */
final class FootEscapeChoice {

    private static final int MEAN = 5;
    /** So many against one are too many. */
    private static final int TOO_MANY = 2;

    private FootEscapeChoice() {}

    /** What a Run away from here is worth, besides getting nearer to somebody. */
    static double running(CenturyState state, Fighter unit) {
        double gas = state.scene().hasGas(unit.zone()) ? choking(state, unit) : 0;
        return gas + (flees(state, unit) ? IncomingThreat.of(state, unit, 0) : 0);
    }

    /** What a breath of gas costs somebody. Ledger: miniature-chemical-weapon. */
    static double choking(CenturyState state, Fighter person) {
        if (ChemicalWeapon.isSafe(person)) {
            return 0;
        }
        MightOutlook outlook = ChemicalWeapon.against(state, person);
        return PlotArmorValue.loss(state, person, Math.max(0, -outlook.ahead() - MEAN));
    }

    /** Whether somebody had better keep away from everybody: people among machines, unless they slay giants. */
    static boolean flees(CenturyState state, Fighter unit) {
        return IncomingThreat.isAmongMachines(state, unit) && !unit.body().any(PersonTrait::isMatchForMecha);
    }

    /** Without any Plot Armor left, alone against several. */
    static boolean isHopeless(CenturyState state, Fighter unit) {
        if (unit.body().top() < Body.LAYERS) {
            return false;
        }
        int enemies = 0;
        List<Fighter> fighters = state.units();
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
