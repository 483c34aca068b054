package arbiter.games.capital.damage;

import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;

/** What an Ability does to damage before it reaches anybody. Step 13 of an Attack. Ledger: CAP-AMB-68. */
public interface DamageTrait extends AbilityTrait {

    /** The damage that its owner deals, raised; only the Attack's own damage counts as Attack damage. */
    default Modifiers raiseOwn(
            Play<CapitalState> play, Combatant owner, DamageInProgress damage, Occasion occasion, boolean ofAttack) {
        return damage.amount();
    }

    /** The damage that anybody deals, raised after that. Asked of everybody at the table, in turn order. */
    default Modifiers raiseAny(Play<CapitalState> play, Combatant owner, Combatant source, DamageInProgress damage) {
        return damage.amount();
    }

    static DamageInProgress bySource(
            Play<CapitalState> play, Combatant source, DamageInProgress damage, Occasion occasion, boolean ofAttack) {
        DamageInProgress raised = damage;
        List<DamageTrait> traits = source.traits().damage().raiseOwn();
        for (int i = 0; i < traits.size(); i++) {
            raised = raised.of(traits.get(i).raiseOwn(play, source, raised, occasion, ofAttack));
        }
        return raised;
    }

    static DamageInProgress byAnybody(Play<CapitalState> play, Combatant source, DamageInProgress damage) {
        CapitalState state = play.state();
        DamageInProgress raised = damage;
        for (int place = 0; place < state.units().size(); place++) {
            Combatant owner = state.inOrder(place);
            List<DamageTrait> traits = owner.traits().damage().raiseAny();
            for (int i = 0; i < traits.size(); i++) {
                raised = raised.of(traits.get(i).raiseAny(play, owner, source, raised));
            }
        }
        return raised;
    }
}
