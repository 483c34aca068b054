package arbiter.games.capital.rule;

import arbiter.games.capital.state.ActionsOver;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Play;

/** Doing nothing more this turn. Ledger: CAP-TURN-1. */
record EndTurn(Combatant unit) implements Deed {

    @Override
    public String id() {
        return "end-turn";
    }

    @Override
    public String text() {
        return "End the turn";
    }

    @Override
    public boolean declines() {
        return true;
    }

    @Override
    public boolean isAction() {
        return false;
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        play.emit(new ActionsOver(unit.id()));
    }
}
