package arbiter.games.gladiators.result;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.ReflectedAttack;
import arbiter.games.gladiators.hold.GrabHold;
import arbiter.games.gladiators.modifier.drawback.Gas;
import arbiter.games.gladiators.modifier.effect.Stun;
import arbiter.games.gladiators.power.Lasting;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.turn.UnitStunned;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** What a power does to somebody it has hit, in its order. Ledger: section 5.2, steps 9.5 to 9.10. */
public final class AfterHit {

    private AfterHit() {}

    /** Says whether there was a result. Ledger: GG-AMB-55. */
    public static boolean resolve(Play<GladiatorsState> play, PowerStrike strike) {
        if (strike.use().has(Gas.class) && GasMask.isWornBy(play.state(), strike.target())) { // GG-MD-24
            return false;
        }
        if (PassingThrough.resolve(play, strike)) { // 9.5
            return false;
        }
        boolean result = play.once("attack.effect", () -> effect(play, strike)); // 9.7
        Absorbing.resolve(play, strike);
        if (!result) {
            ReflectedAttack.offer(play, strike); // 9.8
        }
        boolean moved = Knocks.resolve(play, strike); // 9.9
        boolean driven = DrivingBack.resolve(play, strike);
        GrabHold.review(play); // 9.10
        return result || moved || driven;
    }

    private static boolean effect(Play<GladiatorsState> play, PowerStrike strike) {
        AffectingAbility ability = (AffectingAbility) strike.use().kind();
        TestRoll roll = ability.roll(play, strike);
        if (!roll.succeeded()) {
            return false;
        }
        if (stays(ability, strike)) {
            Lasting.begin(play, strike.use(), strike.target());
        }
        ability.affect(play, strike, roll);
        stun(play, strike);
        return true;
    }

    /** Those that hold somebody, and whatever is bought to stay on its targets. Ledger: GG-DUR-6, GG-DUR-7. */
    private static boolean stays(AffectingAbility ability, PowerStrike strike) {
        return ability.lasts()
                || strike.use().isOwn()
                        && (strike.use().way().isPersistent("target")
                                || strike.use().way().isPersistent("sticky"));
    }

    /** One action of the victim's next turn; it never adds up. Ledger: GG-RES-8, GG-AMB-76. */
    private static void stun(Play<GladiatorsState> play, PowerStrike strike) {
        Gladiator target = strike.target();
        if (strike.use().has(Stun.class)
                && target.isInAction()
                && !target.debts().stunned()) {
            play.emit(new UnitStunned(target.id()));
        }
    }
}
