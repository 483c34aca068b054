package arbiter.games.capital.watch;

import arbiter.games.capital.ability.Rally;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/**
 * Overwatch: the standard Action that uses up all the others of the turn, with one Attack for each on whoever moves in
 * sight. Ledger: CAP-ACT-5, CAP-OW-6, CAP-AMB-94.
 */
public record Overwatch(Combatant unit) implements CapitalAct {

    public static void offer(Combatant unit, List<CapitalAct> menu) {
        if (!unit.isCritical()) { // CAP-DYING-2
            menu.add(new Overwatch(unit));
        }
    }

    @Override
    public String id() {
        return "overwatch";
    }

    @Override
    public String text() {
        return "Overwatch";
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        boolean ownTurn = play.state().acting().filter(acting -> acting == unit).isPresent();
        boolean inTurn = occasion == Occasion.ACTION && ownTurn; // an Action may be granted in the turn of another
        int rallied = Rally.enhances(play, unit, "the Overwatch") ? 1 : 0; // CAP-AMB-112
        int attacks = 1 + rallied + (inTurn ? play.state().actionsLeft() : 0);
        play.emit(new OverwatchTaken(unit.id(), attacks, inTurn));
    }
}
