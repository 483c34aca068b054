package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/** Doing nothing more this turn. Ledger: CAP-TURN-1. */
record EndTurn(Combatant unit) implements CapitalAct {

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
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        play.emit(new ActionsOver(unit.id()));
    }
}
