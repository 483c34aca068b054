package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.attack.AttackEvents.AttackMade;
import arbiter.games.gladiators.detect.DetectActs;
import arbiter.games.gladiators.detect.Notice;
import arbiter.games.gladiators.hold.GrabHold;
import arbiter.games.gladiators.interrupt.Counters;
import arbiter.games.gladiators.interrupt.ShieldStrikes;
import arbiter.games.gladiators.modifier.effect.Autofire;
import arbiter.games.gladiators.modifier.effect.Cascade;
import arbiter.games.gladiators.modifier.effect.Lethal;
import arbiter.games.gladiators.persist.Persistence;
import arbiter.games.gladiators.power.Payment;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One attack from having been declared to its last consequence. Ledger: section 5.2. */
public final class AttackSequence {

    private static final int THREE = 3;
    private static final int TWO = 2;

    private AttackSequence() {}

    /** On one target, and with Autofire on others; says whether it got a result. */
    public static boolean resolve(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        GrabHold.letGoFor(play, use.user(), target); // GG-GRB-1
        boolean result = false;
        List<Gladiator> affected = new ArrayList<>();
        int number = use.user().inUse().next();
        boolean goesOn = play.once("attack.goes-on", () -> goesOn(play, use, target));
        Optional<Gladiator> next = goesOn ? Optional.of(target) : Optional.empty();
        for (int shots = shots(use); shots > 0 && next.isPresent(); shots--) { // 10
            Gladiator struck = next.get();
            if (play.once("attack.shot", () -> shot(play, use, struck)).result()) {
                result = true;
                affected.add(struck);
            }
            next = shots > 1 ? AutofireShots.next(play, use, target, next.get()) : Optional.empty();
        }
        Persistence.began(play, use, number, affected, Optional.empty());
        Payment.settle(play, use);
        DetectActs.comeOut(play, use.user());
        return result;
    }

    /** Paid for, not countered, and past the Shield of the target. Ledger: section 5.2, steps 5 to 7. */
    private static boolean goesOn(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        return Payment.resolve(play, use) && isLetThrough(play, use, target); // 5
    }

    private static boolean isLetThrough(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        List<Gladiator> targets = List.of(target);
        return !Counters.cancel(
                        play,
                        use,
                        targets,
                        StrikeLevel.level(play.state(), use, play.state().range(use.user(), target))) // 6
                && ShieldStrikes.pass(play, use, targets) // 7
                && (!use.occasion().meetsShields() || PowerTargets.canAim(play.state(), use.user(), use.way(), target));
    }

    /** Somebody else's attack is made anew: nothing is paid, and it is one attack. Ledger: GG-AMB-15. */
    static void madeAnew(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        GrabHold.letGoFor(play, use.user(), target);
        if (isLetThrough(play, use, target)) {
            shot(play, use, target);
        }
        DetectActs.comeOut(play, use.user());
    }

    private static StrikeOutcome shot(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        Notice.look(play, use, target); // 3
        play.emit(new AttackMade(
                use.user().id(),
                List.of(target.id()),
                use.has(Lethal.class) && use.declared().lethal()));
        PowerStrike strike = StrikeLevel.strike(play.state(), use, target);
        StrikeOutcome outcome = StrikeSequence.outcome(play, strike); // 9
        return outcome.hit() && use.has(Cascade.class) ? outcome.or(CascadeSequence.resolve(play, strike)) : outcome;
    }

    /** Two or three in one action. Ledger: GG-MD-05. */
    private static int shots(PowerUse use) {
        Optional<PowerModifier> autofire = use.way().find(Autofire.class);
        return autofire.isEmpty() ? 1 : autofire.get().has("3") ? THREE : TWO;
    }
}
