package arbiter.games.capital.ability;

import arbiter.games.capital.attack.AttackInProgress;
import arbiter.games.capital.attack.AttackTrait;
import arbiter.games.capital.attack.DamageDice;
import arbiter.games.capital.attack.Hit;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.damage.DealDamage;
import arbiter.games.capital.energy.Offer;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** A hit with a ranged Attack gains a Crit of its own for Energy. Ledger: critical-hit-1, CAP-AMB-117. */
public record CriticalHit(int energy, int margin, Quantity damage) implements AttackTrait {

    /** Offered once the margin is known and large enough. */
    @Override
    public void onHit(Play<CapitalState> play, AttackInProgress roll, int by) {
        if (by >= margin
                && !roll.hasUsed(this)
                && roll.occasion().active()
                && !roll.means().isMelee()
                && Offer.taken(
                        play,
                        roll.attacker(),
                        "critical-hit.use",
                        new Offer.Use("Critical Hit", energy),
                        () -> "Hit by " + by + ". A Critical Hit?")) {
            roll.use(this);
        }
    }

    /** True damage as an instance of its own. */
    @Override
    public DealDamage.Outcome moreDamage(
            Play<CapitalState> play, AttackInProgress roll, DamageInProgress dealt, DealDamage.Outcome last) {
        if (!roll.hasUsed(this) || !dealt.struck().orElseThrow().wonBy(margin)) {
            return last;
        }
        Combatant victim = dealt.victim();
        if (!victim.present()) {
            return DealDamage.nothing(victim);
        }
        int more = DamageDice.roll(play, roll, "critical-hit.damage", damage);
        return DealDamage.resolve(
                play,
                Hit.instance(roll, victim, Modifiers.of("critical hit", more), DamageType.TRUE),
                roll.occasion(),
                true,
                roll.moreToCome());
    }
}
