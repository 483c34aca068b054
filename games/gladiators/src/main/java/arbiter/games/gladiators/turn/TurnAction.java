package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.hold.ControlledMind;
import arbiter.games.gladiators.hold.GrabHold;
import arbiter.games.gladiators.interrupt.QuickWindow;
import arbiter.games.gladiators.move.Fall;
import arbiter.games.gladiators.persist.PersistentAreas;
import arbiter.games.gladiators.power.DeactivateAct;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One action of whoever's turn it is, or the end of the turn. Ledger: GG-TRN-2, section 5.1, step 4. */
public final class TurnAction {

    private static final GladiatorAct END = new PlainActs.EndTurn();

    private TurnAction() {}

    public static void resolve(Play<GladiatorsState> play) {
        Gladiator unit = play.state().acting().orElseThrow();
        if (begins(play, unit)) {
            return;
        }
        List<GladiatorAct> menu = unit.turn().actions() > 0
                ? play.once("turn.menu", () -> new Menu(ActMenu.actions(play.state(), unit)))
                        .acts()
                : List.of();
        if (menu.isEmpty()) {
            end(play, unit);
            return;
        }
        GladiatorAct act = ask(play, unit, menu, Optional.empty());
        if (act.declines()) {
            end(play, unit);
            return;
        }
        QuickWindow.Reactions reactions = play.once("turn.quick", () -> QuickWindow.declared(play, unit, act));
        GladiatorAct last = reactions.before() ? changed(play, unit, act) : act; // GG-QCK-4
        if (!last.declines()) {
            play.apart("turn.deed", () -> take(play, unit, last));
        }
        reactions.late(play);
        if (last.declines()) {
            end(play, unit);
        }
    }

    /** What can be done; made anew it is another one, since comparing all of it would be more work than listing it. */
    private static final class Menu {

        private final List<GladiatorAct> acts;

        Menu(List<GladiatorAct> acts) {
            this.acts = acts;
        }

        List<GladiatorAct> acts() {
            return acts;
        }
    }

    private static void take(Play<GladiatorsState> play, Gladiator unit, GladiatorAct act) {
        if (!ControlledMind.obeys(play, unit, act)) { // GG-MCT-2
            return;
        }
        int done = unit.task().done() == 0 ? 0 : unit.task().of(act.task());
        int needed = act.actions() - done;
        if (needed > unit.turn().actions()) { // GG-AMB-102
            play.emit(
                    new TaskBegun(unit.id(), act.text(), act.task(), unit.turn().actions()));
            return;
        }
        play.emit(new ActionTaken(unit.id(), act.text(), needed, act.aimsAtOther()));
        act.resolve(play, unit);
        Fall.check(play);
        GrabHold.review(play);
        PowerPools.check(play); // GG-AMB-75
    }

    /** Whoever was interrupted keeps the action and may do something else with it. Ledger: GG-QCK-4. */
    private static GladiatorAct changed(Play<GladiatorsState> play, Gladiator unit, GladiatorAct act) {
        List<GladiatorAct> menu = ActMenu.actions(play.state(), unit);
        return menu.isEmpty() ? END : ask(play, unit, menu, Optional.of(act.id()));
    }

    private static GladiatorAct ask(
            Play<GladiatorsState> play, Gladiator unit, List<GladiatorAct> acts, Optional<String> meant) {
        List<GladiatorAct> menu = new ArrayList<>(acts);
        menu.add(END);
        GladiatorAct standard = usual(menu);
        for (GladiatorAct act : menu) {
            if (meant.isPresent() && act.id().equals(meant.get())) {
                standard = act;
            }
        }
        return play.choose(Request.one(unit.decider(), "turn.action", menu)
                .asking(() -> unit.name() + " has "
                        + GladiatorsEvent.count(unit.turn().actions(), "action") + " left. What now?")
                .otherwise(standard)
                .asCommand());
    }

    /** The first that is not merely the end of a power of one's own. */
    private static GladiatorAct usual(List<GladiatorAct> menu) {
        for (GladiatorAct act : menu) {
            if (!(act instanceof DeactivateAct)) {
                return act;
            }
        }
        return END;
    }

    /** As an action begins a Mount may come back, and a power get out of hand and use it up. Ledger: GG-MD-39, GG-MD-54. */
    private static boolean begins(Play<GladiatorsState> play, Gladiator unit) {
        TurnRecord turn = unit.turn();
        if (turn.actions() < 1 || !unit.present()) {
            return false;
        }
        if (Showboating.wastes(play, unit)) { // GG-AD-083
            return true;
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
