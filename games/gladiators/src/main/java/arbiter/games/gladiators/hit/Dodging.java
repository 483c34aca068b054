package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.ability.Confusion;
import arbiter.games.gladiators.ability.DodgeAbility;
import arbiter.games.gladiators.ability.Evasion;
import arbiter.games.gladiators.ability.FightingSkill;
import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.detect.Notice;
import arbiter.games.gladiators.environment.EnvironmentToHit;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;

/**
 * The Dodge of a target: one ability, the best after what is taken off it. Ledger: GG-HIT-1 to 6, GG-AMB-29, GG-AMB-30,
 * GG-AMB-43, GG-AMB-76, GG-TKN-1.
 */
final class Dodging {

    private static final int SHAKEN = 4;
    private static final int HINDERED = 4;
    private static final int GRABBED = 4;
    private static final int HEXES_PER_DODGE = 10;
    private static final int SNIPER_HEXES_PER_DODGE = 30;

    private Dodging() {}

    static Modifiers best(GladiatorsState state, PowerStrike strike, HitValue aim) {
        Modifiers best = least(strike, aim);
        for (RunningPower running : Running.on(state, strike.target(), DodgeAbility.class)) {
            if (counts(running, strike)) {
                Modifiers sum = EnvironmentToHit.onDodge(state, strike.target(), of(state, strike, running));
                best = sum.total() > best.total() ? sum : best;
            }
        }
        return Disarming.harder(strike, best);
    }

    /** Distance alone makes a Direct attack harder. Ledger: GG-HIT-1, GG-AMB-96. */
    static Modifiers least(PowerStrike strike, HitValue aim) {
        boolean direct = !strike.isArea() && strike.use().way().is(Targeting.DIRECT);
        return direct ? distance(strike.range(), aim) : Modifiers.none();
    }

    static Modifiers distance(int range, HitValue aim) {
        return Modifiers.of("distance", range / (aim.isSniping() ? SNIPER_HEXES_PER_DODGE : HEXES_PER_DODGE));
    }

    /** Before an Area only Movement counts; Fighting Skill meets whatever comes from close by. Ledger: GG-HIT-2. */
    private static boolean counts(RunningPower running, PowerStrike strike) {
        DodgeAbility kind = (DodgeAbility) running.kind();
        if (kind instanceof FightingSkill
                && strike.user().turn().close().contains(strike.target().id())) {
            return true;
        }
        boolean forAreas = kind instanceof MovementAbility || kind instanceof FightingSkill;
        return (!strike.isArea() || forAreas) && kind.dodges(strike.use().way());
    }

    private static Modifiers of(GladiatorsState state, PowerStrike strike, RunningPower running) {
        Gladiator target = strike.target();
        Modifiers level = Modifiers.of(
                running.way().ability().name(), running.level(state).total());
        if (running.kind() instanceof MovementAbility) {
            return floored(movement(state, strike, running, level));
        }
        if (running.kind() instanceof Evasion) {
            boolean grip = Restraint.isGrabbing(target) || Restraint.isGrabbed(state, target);
            Modifiers worse = level.and(
                            "prone or disorientated", target.posture().isShaken() ? -SHAKEN : 0) // GG-HIT-4
                    .and("hindered", target.isHindered() ? -HINDERED : 0) // GG-HIT-5
                    .and("in a grab", grip ? -GRABBED : 0) // GG-HIT-6
                    .and("unnoticed", Notice.of(state, strike).evasion()); // GG-HIT-7, GG-HIT-9
            return stopped(worse, Restraint.isTrapped(state, target) || Restraint.isHeld(state, target));
        }
        if (running.kind() instanceof Confusion) {
            Modifiers worse = level.and("hindered", target.isHindered() ? -HINDERED : 0);
            return stopped(worse, Restraint.isHeld(state, target));
        }
        return level;
    }

    /** Move counts nothing for who cannot move. Ledger: GG-HIT-4, GG-HIT-6, GG-MOV-4, GG-DOD-5. */
    private static Modifiers movement(
            GladiatorsState state, PowerStrike strike, RunningPower running, Modifiers level) {
        Gladiator target = strike.target();
        DodgeMove move = DodgeMove.of(state, target, running);
        Modifiers sum = level.and(move.movementClass().name(), move.areaDodge(state, target))
                .and("throws itself prone", strike.prone() && move.isGround() ? DodgeMove.PRONE : 0)
                .and("prone or disorientated", target.posture().isShaken() ? -SHAKEN : 0)
                .and("unnoticed", Notice.of(state, strike).movement()); // GG-HIT-7, GG-HIT-8
        return stopped(sum, DodgeMove.isStuck(state, target));
    }

    private static Modifiers stopped(Modifiers sum, boolean nothing) {
        return floored(nothing ? sum.and("cannot move", -Math.max(0, sum.total())) : sum);
    }

    private static Modifiers floored(Modifiers sum) {
        return sum.and("never below 0", Math.max(0, -sum.total()));
    }
}
