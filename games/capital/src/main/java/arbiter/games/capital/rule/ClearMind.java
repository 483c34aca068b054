package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.ClarityGained;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** An Action for 1 Clarity; the third turns all of them into 1 Energy. Ledger: clear-mind. */
record ClearMind(Combatant unit) implements Deed {

    static void offer(Combatant unit, List<Deed> menu) {
        if (unit.has(AbilityId.CLEAR_MIND)) {
            menu.add(new ClearMind(unit));
        }
    }

    @Override
    public String id() {
        return "clear-mind";
    }

    @Override
    public String text() {
        return "Clear the mind";
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        play.emit(new ClarityGained(unit.id()));
    }
}
