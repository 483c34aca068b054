package arbiter.games.capital.turn;

import arbiter.games.capital.grapple.Release;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/** The middle of a turn: one Action of the acting unit, or the end of it. Ledger: section 5.1, steps 3-6. */
public final class TurnAction {

    private TurnAction() {}

    public static void resolve(Play<CapitalState> play) {
        CapitalState state = play.state();
        SeizeInitiative.whenIdle(play); // 3
        Release.whenIdle(play); // CAP-STAT-GRAPPLING-3
        Combatant unit = CompanionTurns.next(play); // CAP-AMB-34
        boolean goesOn = unit.present()
                && state.actionsLeft() > 0
                && EndOfCombat.notYet(state)
                && ActionSequence.inTurn(play, unit); // 4-6
        if (!goesOn) {
            play.emit(new ActionsOver(unit.id()));
        }
    }
}
