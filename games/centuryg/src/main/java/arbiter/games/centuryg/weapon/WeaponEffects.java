package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.ArrayList;
import java.util.List;

/** What traits of Weapons have in common. Ledger: BCG-DMG-8, BCG-TRB-4, table 3.14. */
public final class WeaponEffects {

    private WeaponEffects() {}

    /** The points left in the Level that a Unit with so many points is in. */
    static int restOfLevel(Fighter target, int points) {
        int threshold = target.rank(Attribute.THRESHOLD);
        return points <= 0 || threshold == 0 ? 0 : (points - 1) % threshold + 1;
    }

    /** Whom the attack was made against and who is still there; an odd roll may have hit another one. Ledger: BCG-DUEL-5. */
    static List<Fighter> enemiesAttacked(CenturyState state, AttackInProgress attack) {
        List<Fighter> enemies = new ArrayList<>();
        for (Fighter target : attack.attacked()) {
            if (target.isFighting() && state.enemies(attack.attacker(), target)) {
                enemies.add(target);
            }
        }
        return enemies;
    }
}
