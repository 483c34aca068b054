package arbiter.games.capital.attack;

import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What an Ability does around an Attack; each moment is one line of {@link Attack}. */
public interface AttackTrait extends AbilityTrait {

    /** Step 10: the Attack hit nobody. Asked of everybody at the table, in turn order. */
    default void afterMiss(Play<CapitalState> play, Combatant owner, AttackInProgress roll) {}

    /** Step 22: the Attack is over. Asked of the attacker. */
    default void afterAttack(Play<CapitalState> play, AttackInProgress roll) {}

    static void missed(Play<CapitalState> play, AttackInProgress roll) {
        CapitalState state = play.state();
        for (int place = 0; place < state.units().size(); place++) {
            Combatant owner = state.inOrder(place);
            for (AttackTrait trait : of(owner)) {
                trait.afterMiss(play, owner, roll);
            }
        }
    }

    static void over(Play<CapitalState> play, AttackInProgress roll) {
        for (AttackTrait trait : of(roll.attacker())) {
            trait.afterAttack(play, roll);
        }
    }

    /** Those of a unit's Abilities, and of what they act as. */
    private static List<AttackTrait> of(Combatant unit) {
        List<AttackTrait> traits = List.of();
        List<Acquired> abilities = unit.profile().abilities();
        for (int i = 0; i < abilities.size(); i++) {
            traits = and(traits, abilities.get(i).ability());
        }
        return traits;
    }

    private static List<AttackTrait> and(List<AttackTrait> traits, Ability ability) {
        List<AttackTrait> found = traits;
        List<AbilityTrait> all = ability.traits();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) instanceof AttackTrait trait && !found.contains(trait)) {
                found = found.isEmpty() ? new ArrayList<>() : found;
                found.add(trait);
            }
        }
        Optional<Ability> actsAs = ability.actsAs();
        return actsAs.isPresent() ? and(found, actsAs.get()) : found;
    }
}
