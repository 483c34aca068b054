package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackSpent;
import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.Boost;
import arbiter.games.centuryg.move.Footing;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Play;

/** What Powers still owe when an attack is over. */
public final class PowerAftermath {

    private static final int NEAR = 5;

    private PowerAftermath() {}

    public static void resolve(Play<CenturyState> play, AttackInProgress strike) {
        spend(play, strike);
        for (Fighter boss : strike.reactions.hardened) { // that-will-not-work-again
            ThresholdRepair.resolve(play, boss, Ranks.systems(play.state(), boss) / 2);
        }
        for (Fighter boss : strike.reactions.leaving) { // you-are-too-slow
            boolean stuck = boss.nature().staysPut() || boss.base().isPresent() || Footing.isStuck(play.state(), boss);
            if (boss.isFighting() && !stuck) {
                Boost.move(play, boss, Ranks.speed(play.state(), boss), "power.leave");
            }
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

    /** Whoever dared the attacker may answer an attack on somebody else. Ledger: come-at-me-bro, BCG-AMB-91, BCG-AMB-132. */
    public static boolean mayComeAt(CenturyState state, AttackInProgress strike, Fighter fighter) {
        Fighter attacker = strike.attacker();
        return state.has(Mark.Kind.COME_AT_ME, fighter)
                && state.enemies(fighter, attacker)
                && state.distance(fighter, attacker) <= NEAR
                && attackedAlly(strike, fighter);
    }

    /** Another one than the Unit itself. */
    private static boolean attackedAlly(AttackInProgress strike, Fighter fighter) {
        for (Fighter attacked : strike.attacked) {
            if (attacked != fighter && attacked.side().equals(fighter.side())) {
                return true;
            }
        }
        return false;
    }
}
