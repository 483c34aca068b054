package arbiter.games.capital.rule;

import arbiter.games.capital.state.ActionsOver;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Play;

/** The middle of a turn: one Action of the acting unit, or the end of it. Ledger: section 5.1, steps 3-6. */
public final class Acting {

    private Acting() {}

    public static void resolve(Play<CapitalState> play) {
        CapitalState state = play.state();
        Seizing.whenIdle(play); // 3
        Release.whenIdle(play); // CAP-STAT-GRAPPLING-3
        Combatant unit = Companions.next(play); // CAP-AMB-34
        boolean goesOn = unit.present()
                && state.actionsLeft() > 0
                && EndOfCombat.notYet(state)
                && TakingAction.inTurn(play, unit); // 4-6
        if (!goesOn) {
            play.emit(new ActionsOver(unit.id()));
        }
    }
}
