package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.power.Provocation;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.NoAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.utility.Dock;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Attacks out of turn that an attack gives rise to. Ledger: BCG-DUEL-7, BCG-AMB-59, BCG-AMB-132. */
public final class FreeAttacks {

    private FreeAttacks() {}

    /** Whoever may answer does so in the order of Initiative. Ledger: 5.3 step 19. */
    static void resolve(Play<CenturyState> play, AttackInProgress strike) {
        CenturyState state = play.state();
        Fighter attacker = strike.attacker();
        boolean dueling = strike.occasion() != Occasion.ANSWER && attacker.isDueling();
        boolean dared = !strike.isFree() && !state.marks().isEmpty();
        if (!dueling && !dared) {
            return;
        }
        for (Fighter fighter : ResponseWindow.order(state, attacker, attacker)) {
            if (dueling && isLeftAside(strike, fighter)) {
                offer(play, fighter, attacker, Occasion.ANSWER);
            }
            if (dared && Provocation.mayAnswer(state, strike, fighter)) {
                offer(play, fighter, attacker, Occasion.OUT_OF_TURN);
            }
        }
    }

    /** A duelist who attacks anybody else gives the duel opponent a free attack; that one can give rise to no other. */
    private static boolean isLeftAside(AttackInProgress strike, Fighter fighter) {
        Fighter attacker = strike.attacker();
        return attacker.duel().filter(fighter.id()::equals).isPresent() && leavesAside(strike, fighter);
    }

    /** Areas must be aimed at the opponent or the Zone of the Duel. */
    private static boolean leavesAside(AttackInProgress strike, Fighter opponent) {
        if (strike.wield().strikesEverybody()) { // strikes the opponent with everybody else
            return false;
        }
        if (strike.isArea()) {
            return !strike.target().namesFirst(opponent) && strike.target().zone() != opponent.zone();
        }
        return !strike.target().namesFirst(opponent) || strike.target().hasSecond();
    }

    /** A whole Offensive Action against that one, with everything a Weapon can do, or nothing. */
    public static void offer(Play<CenturyState> play, Fighter unit, Fighter offender, Occasion occasion) {
        if (!unit.isFighting() || !offender.isOut()) {
            return;
        }
        List<CenturyAct> deeds = new ArrayList<>();
        AttackAction.offerAgainst(play.state(), unit, offender, deeds);
        if (deeds.isEmpty()) {
            return;
        }
        List<Option> options = new ArrayList<>(deeds);
        NoAct pass = new NoAct("pass", "Let it pass");
        options.add(pass);
        Option option = play.choose(Request.one(unit.decider(), "attack.free", options)
                .asking(() -> unit.name() + " may attack " + offender.name() + " out of turn"));
        if (option instanceof AttackAction offense) {
            Dock.leanOut(play, unit, offense); // BCG-DOCK-3
            Attack.resolve(play, unit, offense, occasion);
        }
    }
}
