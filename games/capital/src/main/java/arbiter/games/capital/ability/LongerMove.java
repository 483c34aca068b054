package arbiter.games.capital.ability;

import arbiter.games.capital.move.MoveTrait;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** Every Move Action may be longer. Ledger: quick. */
public record LongerMove(Quantity metres) implements MoveTrait {

    @Override
    public Modifiers lengthen(Play<CapitalState> play, Combatant unit, Modifiers bonus) {
        return bonus.and("quick", metres.roll(play, "move.quick"));
    }

    @Override
    public int mostLonger() {
        return metres.most();
    }
}
