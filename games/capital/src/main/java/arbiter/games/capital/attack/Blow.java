package arbiter.games.capital.attack;

import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.damage.DealDamage;
import arbiter.games.capital.unit.Combatant;

/** Damage of an Attack to one victim, with what came of it and of the last damage that followed at once. */
public record Blow(DamageInProgress dealt, DealDamage.Outcome outcome, DealDamage.Outcome last) {

    public Combatant victim() {
        return dealt.victim();
    }

    /** The damage that went beyond the hit points of a victim it brought down, be it the first or the last. */
    public int excess() {
        return outcome.excess() > 0 ? outcome.excess() : last.excess();
    }
}
