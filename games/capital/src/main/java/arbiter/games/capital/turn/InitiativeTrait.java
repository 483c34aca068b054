package arbiter.games.capital.turn;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import java.util.List;
import java.util.Optional;

/** What an Ability changes about who acts when. */
public interface InitiativeTrait extends AbilityTrait {

    /** Another Attribute that its owner may roll for turn order with. Ledger: CAP-AMB-84. */
    default Optional<Attribute> turnOrderAttribute() {
        return Optional.empty();
    }

    /** What its owner rolls for turn order with, raised. Ledger: CAP-AMB-84. */
    default Modifiers raiseTurnOrder(Combatant owner, Modifiers score) {
        return score;
    }

    /** What its owner rolls with for others who Seize the Initiative by its CHA, raised. Ledger: CAP-SEIZE-3. */
    default Modifiers raiseHandingOver(Modifiers charisma) {
        return charisma;
    }

    static Modifiers turnOrder(Combatant unit, Modifiers score) {
        Modifiers raised = score;
        List<InitiativeTrait> traits = unit.traits().initiative();
        for (int i = 0; i < traits.size(); i++) {
            raised = traits.get(i).raiseTurnOrder(unit, raised);
        }
        return raised;
    }

    static Modifiers handingOver(Combatant active, Modifiers charisma) {
        Modifiers raised = charisma;
        List<InitiativeTrait> traits = active.traits().initiative();
        for (int i = 0; i < traits.size(); i++) {
            raised = traits.get(i).raiseHandingOver(raised);
        }
        return raised;
    }
}
