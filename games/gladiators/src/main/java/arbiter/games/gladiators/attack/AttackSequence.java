package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.persist.Persistence;
import arbiter.games.gladiators.power.Payment;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** One attack from having been declared to its last consequence. Ledger: section 5.2. */
public final class AttackSequence {

    private AttackSequence() {}

    /** On one target; says whether it got a result. */
    public static boolean resolve(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        int next = use.user().inUse().next();
        boolean paid = Payment.resolve(play, use); // 5
        boolean result = paid && StrikeSequence.resolve(play, Blow.strike(play.state(), use, target)); // 9
        Persistence.began(play, use, next, result ? List.of(target) : List.of(), Optional.empty());
        Payment.settle(play, use);
        return result;
    }
}
