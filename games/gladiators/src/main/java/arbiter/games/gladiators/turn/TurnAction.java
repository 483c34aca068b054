package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.hold.ControlledMind;
import arbiter.games.gladiators.hold.GrabHold;
import arbiter.games.gladiators.move.Fall;
import arbiter.games.gladiators.persist.PersistentAreas;
import arbiter.games.gladiators.power.Mounts;
import arbiter.games.gladiators.power.PowerPools;
import arbiter.games.gladiators.power.Uncontrolled;
import arbiter.games.gladiators.turn.TurnEvents.ActionTaken;
import arbiter.games.gladiators.turn.TurnEvents.TaskBegun;
import arbiter.games.gladiators.turn.TurnEvents.TurnEnded;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/** One action of whoever's turn it is, or the end of the turn. Ledger: GG-TRN-2, section 5.1, step 4. */
public final class TurnAction {

    private static final GladiatorAct END = new PlainActs.EndTurn();

    private TurnAction() {}

    public static void resolve(Play<GladiatorsState> play) {
        Gladiator unit = play.state().acting().orElseThrow();
        if (begins(play, unit)) {
            return;
        }
        List<GladiatorAct> menu = unit.turn().actions() > 0 ? ActMenu.actions(play.state(), unit) : List.of();
        if (menu.isEmpty()) {
            end(play, unit);
            return;
        }
        menu.add(END);
        GladiatorAct act = play.choose(Request.one(unit.decider(), "turn.action", menu)
                .asking(() -> unit.name() + " has "
                        + GladiatorsEvent.count(unit.turn().actions(), "action") + " left. What now?")
                .asCommand());
        if (act.declines()) {
            end(play, unit);
            return;
        }
        play.apart("turn.deed", () -> {
            if (!ControlledMind.obeys(play, unit, act)) { // GG-MCT-2
                return;
            }
            int needed = act.actions() - unit.task().of(act.task());
            if (needed > unit.turn().actions()) { // GG-AMB-102
                play.emit(new TaskBegun(
                        unit.id(), act.text(), act.task(), unit.turn().actions()));
                return;
            }
            play.emit(new ActionTaken(unit.id(), act.text(), needed, act.aimsAtOther()));
            act.resolve(play, unit);
            Fall.check(play);
            GrabHold.review(play);
            PowerPools.check(play); // GG-AMB-75
        });
    }

    /** As an action begins a Mount may come back, and a power get out of hand and use it up. Ledger: GG-MD-39, GG-MD-54. */
    private static boolean begins(Play<GladiatorsState> play, Gladiator unit) {
        TurnRecord turn = unit.turn();
        if (turn.actions() < 1 || !unit.present()) {
            return false;
        }
        Mounts.comeBack(play, unit);
        boolean second = turn.given() > 1 && turn.actions() == turn.given() - 1;
        if (!second || !Uncontrolled.resolve(play, unit)) {
            return false;
        }
        play.emit(new ActionTaken(unit.id(), "a power out of hand", 1, false));
        return true;
    }

    private static void end(Play<GladiatorsState> play, Gladiator unit) {
        Fall.atEndOfTurn(play, unit);
        PersistentAreas.turnEnded(play, unit); // GG-DUR-7
        play.emit(new TurnEnded(unit.id()));
    }
}
