package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.match.FootAttackAction;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** What the Enemies of a person on foot may do to them before they act again, each of them with one attack. */
final class IncomingThreat {

    private IncomingThreat() {}

    /** What it comes to, with so much more Defense; an Enemy who has others to strike as well counts for less. */
    static double of(CenturyState state, Fighter person, int defense) {
        double sum = 0;
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter enemy = fighters.get(i);
            if (enemy.isOut() && state.enemies(person, enemy) && reaches(state, enemy, person)) {
                sum += strike(state, enemy, person, defense) / prey(state, enemy);
            }
        }
        return sum;
    }

    private static double strike(CenturyState state, Fighter enemy, Fighter person, int defense) {
        if (enemy.isOnFoot()) {
            MightOutlook outlook = FootAttackAction.plain(state, enemy, person);
            return FootAttackValue.of(
                    state, enemy, person, new MightOutlook(outlook.ahead() - defense, outlook.net()), false);
        }
        int ahead = Ranks.might(state, enemy)
                + state.tension()
                - Defense.of(state, person, enemy).total()
                - defense;
        double twice = 2 * Chances.damage(ahead, 0); // BCG-CVM-1
        return PlotArmorValue.loss(state, person, (int) Math.round(twice));
    }

    /** How many of the others that Enemy could strike. */
    private static int prey(CenturyState state, Fighter enemy) {
        int prey = 0;
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            prey += other.isOut() && state.enemies(enemy, other) && reaches(state, enemy, other) ? 1 : 0;
        }
        return prey;
    }

    static boolean reaches(CenturyState state, Fighter enemy, Fighter person) {
        return enemy.isOnFoot()
                ? state.distance(enemy, person) <= FootAttackAction.reach(enemy)
                : EnemyReach.reaches(state, enemy, person, 0);
    }

    /** Whether that Enemy is a machine that people had better not fight. Ledger: BCG-CVM-1. */
    static boolean isAmongMachines(CenturyState state, Fighter person) {
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.isOut() && !other.isOnFoot() && state.enemies(person, other)) {
                return true;
            }
        }
        return false;
    }
}
