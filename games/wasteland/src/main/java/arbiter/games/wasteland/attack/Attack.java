package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.awareness.Noticing;
import arbiter.games.wasteland.damage.Damage;
import arbiter.games.wasteland.damage.Hit;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.test.TestExtras;
import arbiter.games.wasteland.test.TestOutcome;
import arbiter.games.wasteland.test.TestProcedure;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import java.util.List;

/** One attack on somebody, stop by stop. Ledger: sections 2.15 and 5.2. */
public final class Attack {

    private Attack() {}

    public static void resolve(Play<WastelandState> play, AttackInProgress attack) {
        Fighter attacker = attack.attacker();
        CalledLocation.ask(play, attack); // Q1
        Parry.offer(play, attack); // Q4
        TestAttempt attempt = attempt(play.state(), attack);
        TestOutcome outcome =
                TestProcedure.resolve(play, attempt, attack.occasion().helpers()); // Q3, Q5 to Q11
        AimUse.over(play, attack);
        AmmunitionUse.base(play, attacker, attack.form(), attack.target().zone());
        play.emit(new AttackRolled(
                attacker.id(), attack.target().id(), attack.form().weapon().name(), outcome.passes()));
        if (outcome.passes()) {
            play.apart("attack.hit", () -> hit(play, attack));
        }
        Noticing.ofAttack(
                play, attacker, List.of(attack.target()), attack.form().isMuffled()); // WAS-SNEAK-3
        if (outcome.passes() && outcome.rolled()) {
            TestExtras.offer(play, attacker); // Q17
        }
        Purse.bankOutsideTurn(play, attacker);
    }

    private static TestAttempt attempt(WastelandState state, AttackInProgress attack) {
        AttackForm form = attack.form();
        return TestAttempt.of(
                        attack.attacker(),
                        "an attack",
                        form.attribute(),
                        form.skill(),
                        AttackDifficulty.of(state, attack))
                .complicatedBy(form.widerComplications())
                .attackingWith(form, AimUse.rights(state, attack));
    }

    /** The location, what is bought for more damage, and the damage itself. Ledger: WAS-ATK-10, WAS-DMG-1. */
    private static void hit(Play<WastelandState> play, AttackInProgress attack) {
        Fighter target = attack.target();
        int location = attack.called().isPresent()
                ? attack.called().getAsInt()
                : play.draw("attack.location", target.locationDraw());
        DamageDice dice = DamageDice.buy(play, attack); // Q12, Q13
        Damage.resolve(
                play,
                dice.source(),
                dice.count(),
                List.of(new Hit(target, location)),
                new BurstTargets(attack.attacker(), attack.form(), target));
    }
}
