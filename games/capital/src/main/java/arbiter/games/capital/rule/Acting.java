package arbiter.games.capital.rule;

import arbiter.games.capital.state.ActionTaken;
import arbiter.games.capital.state.ActionsOver;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** The middle of a turn: one Action or Instant of the acting unit, or the end of it. Ledger: section 5.1, steps 3-6. */
public final class Acting {

    private Acting() {}

    public static void resolve(Play<CapitalState> play) {
        CapitalState state = play.state();
        Combatant unit = Companions.next(play); // CAP-AMB-34
        if (!unit.present()) {
            play.emit(new ActionsOver(unit.id()));
            return;
        }
        List<Deed> menu = new ArrayList<>();
        if (state.actionsLeft() > 0) {
            menu.addAll(Deeds.actions(state, unit));
        }
        menu.addAll(Deeds.instants(state, unit));
        EndTurn end = new EndTurn(unit);
        menu.add(end);
        if (menu.size() == 1) {
            end.resolve(play, Manner.ACTION);
            return;
        }
        Deed deed = play.choose(Request.one(unit.decider(), "turn.action", menu)
                .asking(() -> unit.name() + " has " + state.actionsLeft() + " Actions left. What now?")
                .asCommand());
        if (deed.isAction()) {
            play.emit(new ActionTaken(unit.id(), deed.text()));
        }
        deed.resolve(play, Manner.ACTION);
    }
}
