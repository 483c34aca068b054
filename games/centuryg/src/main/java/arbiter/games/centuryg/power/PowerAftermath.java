package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackReactions;
import arbiter.games.centuryg.attack.AttackSpent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Play;

/** What Powers still owe when an attack is over. */
public final class PowerAftermath {

    private PowerAftermath() {}

    public static void resolve(Play<CenturyState> play, AttackInProgress strike) {
        spend(play, strike);
        for (AttackReactions.Owed owed : strike.reactions().owed()) {
            owed.power().trait().afterAttack(play, owed.owner(), owed.power(), strike);
        }
        for (AttackReactions.Owed owed : strike.reactions().owed()) {
            owed.power().trait().afterAll(play, owed.owner(), owed.power(), strike);
        }
    }

    /** Bonuses for the next attack are used by it, hit or miss. Ledger: BCG-AMB-66. */
    private static void spend(Play<CenturyState> play, AttackInProgress strike) {
        CenturyState state = play.state();
        Fighter attacker = strike.attacker();
        for (Mark mark : state.marks()) {
            boolean mine = mark.on().equals(attacker.id());
            boolean now = mark.against().isEmpty()
                    || mark.against().equals(strike.weapon().id());
            if (mine && now && mark.kind().waitsForAttack()) {
                play.emit(new AttackSpent(attacker.id(), strike.weapon().id()));
                return;
            }
        }
    }
}
