package arbiter.games.capital.ability;

import arbiter.games.capital.attack.AttackInProgress;
import arbiter.games.capital.attack.DamageDice;
import arbiter.games.capital.attack.Hit;
import arbiter.games.capital.damage.DealDamage;
import arbiter.games.capital.energy.Offer;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** A hit with a ranged Attack gains a Crit of its own for Energy. Ledger: critical-hit-1, CAP-AMB-117. */
public final class CriticalHit {

    private static final int MARGIN = 3;
    private static final Quantity DAMAGE = new Quantity(1, 6);
    private static final Offer.Use USE = new Offer.Use("Critical Hit", 2);

    private CriticalHit() {}

    /** Step 11: offered once the margin is known and large enough. */
    public static void offer(Play<CapitalState> play, AttackInProgress roll, int margin) {
        Combatant attacker = roll.attacker();
        if (attacker.has(AbilityId.CRITICAL_HIT_1)
                && margin >= MARGIN
                && !roll.critical()
                && roll.occasion().active()
                && !roll.means().isMelee()
                && Offer.taken(
                        play, attacker, "critical-hit.use", USE, () -> "Hit by " + margin + ". A Critical Hit?")) {
            roll.makeCritical();
        }
    }

    public static boolean applies(AttackInProgress roll, int margin) {
        return roll.critical() && margin >= MARGIN;
    }

    /** Step 18: True damage as an instance of its own. */
    public static DealDamage.Outcome resolve(Play<CapitalState> play, AttackInProgress roll, Combatant victim) {
        if (!victim.present()) {
            return DealDamage.nothing(victim);
        }
        int damage = DamageDice.roll(play, roll, "critical-hit.damage", DAMAGE);
        return DealDamage.resolve(
                play,
                Hit.instance(roll, victim, Modifiers.of("critical hit", damage), DamageType.TRUE),
                roll.occasion(),
                true,
                roll.moreToCome());
    }
}
