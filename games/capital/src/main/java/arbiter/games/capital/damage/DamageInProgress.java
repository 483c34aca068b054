package arbiter.games.capital.damage;

import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import java.util.Optional;

/** One instance of damage on its way: who deals it, if anybody does, to whom, how much and of what type. */
public record DamageInProgress(
        Optional<Combatant> source, Combatant victim, Modifiers amount, DamageType type, Optional<DamageCause> struck) {

    /** Damage that no Attack Roll stands behind. */
    public DamageInProgress(Optional<Combatant> source, Combatant victim, Modifiers amount, DamageType type) {
        this(source, victim, amount, type, Optional.empty());
    }

    /** The same instance with another amount. */
    DamageInProgress of(Modifiers other) {
        return new DamageInProgress(source, victim, other, type, struck);
    }

    /** The same instance, raised or lowered. */
    DamageInProgress but(String why, int change) {
        return of(amount.and(why, change));
    }
}
