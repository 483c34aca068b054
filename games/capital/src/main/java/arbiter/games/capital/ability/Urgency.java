package arbiter.games.capital.ability;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.InitiativeTrait;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;

/** A better roll for turn order, by as much as a Score is above the average. Ledger: urgency. */
public record Urgency(Attribute attribute, int average) implements InitiativeTrait {

    @Override
    public Modifiers raiseTurnOrder(Combatant unit, Modifiers score) {
        return score.and("Urgency", Math.max(0, unit.score(attribute) - average));
    }
}
