package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** A hit with a ranged Attack gains a Crit of its own for Energy. Ledger: critical-hit-1, CAP-AMB-117. */
final class CriticalHit {

    private static final int MARGIN = 3;
    private static final Quantity DAMAGE = new Quantity(1, 6);
    private static final Offer.Use USE = new Offer.Use("Critical Hit", 2);

    private CriticalHit() {}

    /** Step 11: offered once the margin is known and large enough. */
    static void offer(Play<CapitalState> play, AttackRoll roll, int margin) {
        Combatant attacker = roll.attacker();
        if (attacker.has(AbilityId.CRITICAL_HIT_1)
                && margin >= MARGIN
                && !roll.critical()
                && roll.manner().active()
                && !roll.means().isMelee()
                && Offer.taken(
                        play, attacker, "critical-hit.use", USE, () -> "Hit by " + margin + ". A Critical Hit?")) {
            roll.makeCritical();
        }
    }

    static boolean applies(AttackRoll roll, int margin) {
        return roll.critical() && margin >= MARGIN;
    }

    /** Step 18: True damage as an instance of its own. */
    static Blow.Outcome resolve(Play<CapitalState> play, AttackRoll roll, Combatant victim) {
        if (!victim.present()) {
            return Blow.nothing(victim);
        }
        int damage = DamageDice.roll(play, roll, "critical-hit.damage", DAMAGE);
        return Blow.resolve(
                play,
                Hit.instance(roll, victim, Modifiers.of("critical hit", damage), DamageType.TRUE),
                roll.manner(),
                true,
                roll.moreToCome());
    }
}
