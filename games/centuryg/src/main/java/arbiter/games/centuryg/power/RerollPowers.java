package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.MightRoll;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** Abilities that have a Might Test rolled again; what they bring adds up. Ledger: BCG-ADV-5, BCG-AMB-05, BCG-AMB-83. */
public final class RerollPowers {

    private RerollPowers() {}

    /** Everything that applied so far applies again; trades are made afresh. */
    public static void again(Play<CenturyState> play, AttackInProgress strike, String label, int edges) {
        strike.reactions().reroll(label, edges);
        MightRoll.resolve(play, strike, strike.reactions().rerolls());
    }

    static boolean isAttacked(AttackInProgress strike, Fighter unit) {
        for (AttackedUnit victim : strike.victims()) {
            if (victim.fighter() == unit) {
                return true;
            }
        }
        return false;
    }

    static String disadvantages(int number) {
        return number == 1 ? "a Disadvantage" : number + " Disadvantages";
    }
}
