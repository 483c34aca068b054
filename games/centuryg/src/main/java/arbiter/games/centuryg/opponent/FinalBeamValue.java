package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.attack.AttackAction;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** The Final Beam strikes everybody with a die that is always 10, and takes three Actions in all. Ledger: final-beam. */
final class FinalBeamValue {

    private static final int DIE = 10;
    /** Charging, firing, cooling down. */
    private static final int ACTIONS = 3;

    private FinalBeamValue() {}

    /** Charged, what is it worth to fire it? */
    static double firing(CenturyState state, Fighter unit, AttackAction offense) {
        if (offense.mode() != AttackInProgress.Mode.ATTACK) {
            return 0;
        }
        int boost = unit.energy() - EquipmentStatus.cost(unit, offense.wield().weapon());
        return damage(state, unit, offense.wield().isBoosted() ? boost : 0);
    }

    /** Not charged, what is it worth to begin? */
    static double charging(CenturyState state, Fighter unit) {
        return damage(state, unit, 0) / ACTIONS;
    }

    /** What Enemies suffer less what friends do; the Boost hurts everybody besides, hit or not. */
    private static double damage(CenturyState state, Fighter unit, int boost) {
        int sum = -boost;
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other != unit && other.isOut()) {
                int total = DIE + Ranks.might(state, unit) + state.tension();
                int hit = Math.max(0, total - Defense.of(state, other, unit).total());
                int damage = Math.min(other.points(), hit + boost);
                sum += state.enemies(unit, other) ? damage : -damage;
            }
        }
        return sum;
    }
}
