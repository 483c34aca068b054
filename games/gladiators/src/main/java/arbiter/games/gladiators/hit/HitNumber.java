package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.ability.DodgeAbility;
import arbiter.games.gladiators.ability.Evasion;
import arbiter.games.gladiators.ability.FightingSkill;
import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.ability.ToHitAbility;
import arbiter.games.gladiators.attack.Strike;
import arbiter.games.gladiators.detect.Notice;
import arbiter.games.gladiators.environment.EnvironmentToHit;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;

/** What a roll to hit somebody needs, with all its parts. Ledger: GG-HIT-1 to 23, GG-AMB-29, GG-AMB-30. */
public final class HitNumber {

    private static final int SHAKEN = 4;
    private static final int HINDERED = 4;
    private static final int HEXES_PER_DODGE = 10;

    private HitNumber() {}

    public static Needed of(GladiatorsState state, Strike strike) {
        return new Needed(attack(state, strike), dodge(state, strike));
    }

    /** One To Hit ability, the best, and what weighs on the attacker. */
    private static Modifiers attack(GladiatorsState state, Strike strike) {
        Modifiers best = strike.strays() ? Modifiers.none() : aim(state, strike);
        return AttackerModifiers.of(state, strike, best);
    }

    private static Modifiers aim(GladiatorsState state, Strike strike) {
        Modifiers best = Modifiers.none();
        for (RunningPower running : Running.on(state, strike.user(), ToHitAbility.class)) {
            boolean aims = ((ToHitAbility) running.kind()).aims(strike.use().way());
            int level = aims ? running.level(state).total() : 0;
            best = level > best.total() ? Modifiers.of(running.way().ability().name(), level) : best;
        }
        return best;
    }

    /** One Dodge ability, the best after what is taken off it; distance alone is the least. Ledger: GG-HIT-1, GG-AMB-30. */
    private static Modifiers dodge(GladiatorsState state, Strike strike) {
        Modifiers best = Modifiers.of("distance", strike.range() / HEXES_PER_DODGE);
        Gladiator target = strike.target();
        for (RunningPower running : Running.on(state, target, DodgeAbility.class)) {
            if (!counts(running, strike)) {
                continue;
            }
            Modifiers sum = Modifiers.of(
                    running.way().ability().name(), running.level(state).total());
            if (running.kind() instanceof Evasion) {
                sum = sum.and("prone or disorientated", target.posture().isShaken() ? -SHAKEN : 0) // GG-HIT-4
                        .and("hindered", target.isHindered() ? -HINDERED : 0) // GG-HIT-5
                        .and("unnoticed", Notice.of(state, strike).evasion()); // GG-HIT-7, GG-HIT-9
            } else if (running.kind() instanceof MovementAbility) {
                sum = sum.and("unnoticed", Notice.of(state, strike).movement()); // GG-HIT-7, GG-HIT-8
            }
            sum = EnvironmentToHit.onDodge(state, target, sum); // GG-EN-03, GG-EN-07
            best = sum.total() > best.total() ? sum : best;
        }
        return best;
    }

    /** Fighting Skill also meets whatever comes from somebody who was close when their turn began. Ledger: GG-HIT-2. */
    private static boolean counts(RunningPower running, Strike strike) {
        return ((DodgeAbility) running.kind()).dodges(strike.use().way())
                || running.kind() instanceof FightingSkill
                        && strike.user().turn().close().contains(strike.target().id());
    }
}
