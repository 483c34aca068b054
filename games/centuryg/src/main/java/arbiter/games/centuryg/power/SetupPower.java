package arbiter.games.centuryg.power;

import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** A Setup Power on the menu of a Turn; it takes no Action. Ledger: BCG-GP-2. */
public record SetupPower(
        KnownPower power,
        String choice,
        Supplier<String> words,
        List<Cost> costs,
        BiConsumer<Play<CenturyState>, Fighter> effect)
        implements CenturyAct {

    /** The Power, and what was chosen with it if it is offered once for each choice. */
    @Override
    public String id() {
        return choice.isEmpty() ? power.id() : power.id() + ":" + choice;
    }

    @Override
    public String text() {
        return words.get();
    }

    @Override
    public boolean takesAction() {
        return false;
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        effect.accept(play, unit);
    }

    @Override
    public double worthBeforeAction(CenturyState state, Fighter unit, TurnProspects prospects) {
        return power.trait().isWantedInTurn(state, unit, this, prospects) ? 1 : 0;
    }
}
