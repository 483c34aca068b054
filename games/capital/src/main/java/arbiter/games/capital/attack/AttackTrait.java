package arbiter.games.capital.attack;

import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.damage.DealDamage;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** What an Ability does around an Attack; each moment is one line of {@link Attack}. */
public interface AttackTrait extends AbilityTrait {

    /** Step 4: another Attribute that the owner may make its Attack Roll with. */
    default Optional<Attribute> attackAttribute(Occasion occasion) {
        return Optional.empty();
    }

    /** Step 4: another Attribute that the owner may make any Defense Roll with. */
    default Optional<Attribute> defenseAttribute() {
        return Optional.empty();
    }

    /** Step 10: the Attack hit nobody. Asked of everybody at the table, in turn order. */
    default void afterMiss(Play<CapitalState> play, Combatant owner, AttackInProgress roll) {}

    /** Step 11: the Attack has hit one of its targets by so much. Asked of the attacker. */
    default void onHit(Play<CapitalState> play, AttackInProgress roll, int margin) {}

    /** Step 18: more damage to whom the Attack has hit; the last that was dealt. Asked of the attacker. */
    default DealDamage.Outcome moreDamage(
            Play<CapitalState> play, AttackInProgress roll, DamageInProgress dealt, DealDamage.Outcome last) {
        return last;
    }

    /** Step 19: all damage of the blow is dealt. Asked of the attacker. */
    default void afterBlow(Play<CapitalState> play, AttackInProgress roll, Blow blow) {}

    /** Step 22: the Attack is over. Asked of the attacker. */
    default void afterAttack(Play<CapitalState> play, AttackInProgress roll) {}

    static void missed(Play<CapitalState> play, AttackInProgress roll) {
        CapitalState state = play.state();
        for (int place = 0; place < state.units().size(); place++) {
            Combatant owner = state.inOrder(place);
            List<AttackTrait> traits = owner.traits().attacks().afterMiss();
            for (int i = 0; i < traits.size(); i++) {
                traits.get(i).afterMiss(play, owner, roll);
            }
        }
    }

    static void hit(Play<CapitalState> play, AttackInProgress roll, int margin) {
        List<AttackTrait> traits = roll.attacker().traits().attacks().onHit();
        for (int i = 0; i < traits.size(); i++) {
            traits.get(i).onHit(play, roll, margin);
        }
    }

    /** Deals it, and says what came of the last of it. */
    static DealDamage.Outcome more(
            Play<CapitalState> play, AttackInProgress roll, DamageInProgress dealt, DealDamage.Outcome blow) {
        DealDamage.Outcome last = blow;
        List<AttackTrait> traits = roll.attacker().traits().attacks().moreDamage();
        for (int i = 0; i < traits.size(); i++) {
            last = traits.get(i).moreDamage(play, roll, dealt, last);
        }
        return last;
    }

    static void struck(Play<CapitalState> play, AttackInProgress roll, Blow blow) {
        List<AttackTrait> traits = roll.attacker().traits().attacks().afterBlow();
        for (int i = 0; i < traits.size(); i++) {
            traits.get(i).afterBlow(play, roll, blow);
        }
    }

    static void over(Play<CapitalState> play, AttackInProgress roll) {
        List<AttackTrait> traits = roll.attacker().traits().attacks().afterAttack();
        for (int i = 0; i < traits.size(); i++) {
            traits.get(i).afterAttack(play, roll);
        }
    }
}
