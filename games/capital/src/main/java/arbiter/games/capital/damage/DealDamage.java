package arbiter.games.capital.damage;

import arbiter.games.capital.ability.Overflow;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** One instance of damage that a unit deals: raised by whatever raises it, then suffered. Steps 13 to 17 of an Attack. */
public final class DealDamage {

    /** What came of it: how much damage went beyond the hit points it took away, and whether anything was lost. */
    public record Outcome(Combatant victim, int excess, boolean hurt) {}

    private DealDamage() {}

    /**
     * Deals it. Only the Attack's own damage counts as Attack damage; with more to come at once, the attacker says what
     * a single increase is for.
     */
    public static Outcome resolve(
            Play<CapitalState> play, DamageInProgress damage, Occasion occasion, boolean ofAttack, boolean moreToCome) {
        Combatant victim = damage.victim();
        int hp = victim.hp();
        if (damage.amount().total() <= 0 || !victim.present()) {
            return nothing(victim);
        }
        int vitality = PowerArmour.hitPoints(victim) + victim.bones();
        Combatant source = damage.source().orElseThrow();
        Modifiers amount = increased(play, damage, source, occasion, ofAttack, moreToCome);
        int suffered = Damage.resolve(play, damage.of(amount)); // 14-17
        boolean hurt = PowerArmour.hitPoints(victim) + victim.bones() < vitality;
        if (hurt) {
            TakeDown.note(play, victim, source);
        }
        boolean broughtDown = hp > 0 && victim.hp() == 0;
        return new Outcome(victim, broughtDown ? suffered - hp : 0, hurt);
    }

    /** No damage at all. */
    public static Outcome nothing(Combatant victim) {
        return new Outcome(victim, 0, false);
    }

    /** Step 13, in the order of CAP-AMB-68. */
    public static Modifiers increased(
            Play<CapitalState> play,
            DamageInProgress damage,
            Combatant source,
            Occasion occasion,
            boolean ofAttack,
            boolean moreToCome) {
        DamageInProgress raised = damage.of(Overflow.offer(play, source, occasion, damage.amount()));
        raised = DamageTrait.bySource(play, source, raised, occasion, ofAttack);
        raised = DamageTrait.byAnybody(play, source, raised);
        return DamageState.raised(play, source, raised, moreToCome).amount();
    }
}
