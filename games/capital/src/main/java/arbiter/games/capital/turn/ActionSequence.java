package arbiter.games.capital.turn;

import arbiter.games.capital.ability.NothingTwice;
import arbiter.games.capital.attack.SparedEnemies;
import arbiter.games.capital.gear.ChangeHands;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.Alight;
import arbiter.games.capital.vehicle.Board;
import arbiter.games.capital.vehicle.Drive;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * One Action from being about to take it to having just taken it, with all the Instants and Seizing that this allows.
 * Ledger: section 5.1, steps 4-6; CAP-KEY-ACTIVE.
 */
public final class ActionSequence {

    /** What an Action is taken on. */
    private enum MenuMoment {
        TURN("turn.action"),
        RIDE("vehicle.drift-action"),
        SEIZED("seize.action"),
        GRANTED("grant.action");

        private final String label;

        MenuMoment(String label) {
            this.label = label;
        }
    }

    private static final CapitalAct NOTHING = new NoAction();

    /** An Action, and the menu it was chosen from. */
    private record FromMenu(CapitalAct act, List<CapitalAct> menu) {

        /** Whether those stood on the menu as well; changing hands is never asked for by itself. */
        private boolean offersAll(List<CapitalAct> instants) {
            for (CapitalAct instant : instants) {
                if (!(instant instanceof ChangeHands) && !offers(instant)) {
                    return false;
                }
            }
            return true;
        }

        /** Ids are made only for acts of the same kind: most of a menu are Attacks, whose ids are long. */
        private boolean offers(CapitalAct instant) {
            for (int i = 0; i < menu.size(); i++) {
                CapitalAct other = menu.get(i);
                if (other.getClass() == instant.getClass() && other.id().equals(instant.id())) {
                    return true;
                }
            }
            return false;
        }
    }

    private ActionSequence() {}

    /** One of the Actions of the unit's turn; false if it rather ends the turn. */
    static boolean inTurn(Play<CapitalState> play, Combatant unit) {
        CapitalAct end = new EndTurn(unit);
        return inTurn(
                play, unit, aboutToAct(play, unit, MenuMoment.TURN, end, Occasion.ACTION, () -> actionsLeft(play)));
    }

    /** One of the other Actions of an operator's turn in the middle of a ride; false for none. Ledger: CAP-VEH-8. */
    public static boolean whileRiding(Play<CapitalState> play, Combatant operator) {
        return inTurn(
                play,
                operator,
                aboutToAct(play, operator, MenuMoment.RIDE, NOTHING, Occasion.ACTION, () -> actionsLeft(play)));
    }

    private static boolean actionsLeft(Play<CapitalState> play) {
        return play.state().actionsLeft() > 0;
    }

    private static boolean inTurn(Play<CapitalState> play, Combatant unit, Optional<FromMenu> act) {
        if (act.isPresent()) {
            FromMenu chosen = act.get();
            carryOut(play, unit, chosen, new ActionTaken(unit.id(), chosen.act().text()), Occasion.ACTION);
        }
        return act.isPresent();
    }

    /** The Action of a unit that has Seized the Initiative; it may be declined. Ledger: CAP-SEIZE-4. */
    public static void seized(Play<CapitalState> play, Combatant unit) {
        free(play, unit, MenuMoment.SEIZED, Occasion.SEIZED);
    }

    /** An additional Action that is taken at once and may be declined. Ledger: CAP-AMB-86, CAP-AMB-97. */
    public static void granted(Play<CapitalState> play, Combatant unit, Occasion occasion) {
        if (Active.mayBeGranted(play.state(), unit)) {
            free(play, unit, MenuMoment.GRANTED, occasion);
        }
    }

    private static void free(Play<CapitalState> play, Combatant unit, MenuMoment moment, Occasion occasion) {
        aboutToAct(play, unit, moment, NOTHING, occasion, () -> true)
                .ifPresent(one -> carryOut(
                        play,
                        unit,
                        one,
                        new FreeActionTaken(unit.id(), one.act().text()),
                        occasion));
    }

    /**
     * The Action the unit goes on to, after any Instants and after anybody has used the moment to Seize. An Instant may
     * leave no Action to go on to: Focus grants one that can be Overwatch. Ledger: CAP-OW-6.
     */
    private static Optional<FromMenu> aboutToAct(
            Play<CapitalState> play,
            Combatant unit,
            MenuMoment moment,
            CapitalAct nothing,
            Occasion occasion,
            BooleanSupplier hasAction) {
        while (true) {
            SeizeInitiative.byCharismaOf(play, unit);
            CapitalState state = play.state();
            if (!unit.present() || !hasAction.getAsBoolean() || !EndOfCombat.notYet(state)) {
                return Optional.empty();
            }
            List<CapitalAct> menu = play.once("turn.menu", () -> new Menu(menu(state, unit, moment, nothing)))
                    .acts();
            if (menu.size() == 1) {
                return Optional.empty();
            }
            CapitalAct act = play.choose(whatNow(state, unit, moment, occasion, menu));
            if (act.isAction()) {
                return Optional.of(new FromMenu(act, menu));
            }
            if (act.declines()) {
                return Optional.empty();
            }
            NothingTwice.note(play, unit, act);
            act.resolve(play, occasion);
        }
    }

    /** What can be done; made anew it is another one, since comparing all of it would be more work than listing it. */
    private static final class Menu {

        private final List<CapitalAct> acts;

        Menu(List<CapitalAct> acts) {
            this.acts = acts;
        }

        List<CapitalAct> acts() {
            return acts;
        }
    }

    /** All that can be done at that moment; doing nothing comes last. */
    private static List<CapitalAct> menu(CapitalState state, Combatant unit, MenuMoment moment, CapitalAct nothing) {
        List<CapitalAct> menu = ActMenu.actions(state, unit);
        if (moment == MenuMoment.RIDE) { // none that drives on or gets off
            menu.removeIf(act -> act instanceof Drive || act instanceof Board || act instanceof Alight);
        }
        menu.addAll(ActMenu.instants(state, unit));
        ActMenu.pointlessLast(menu);
        menu.add(nothing);
        return menu;
    }

    private static Request<CapitalAct> whatNow(
            CapitalState state, Combatant unit, MenuMoment moment, Occasion occasion, List<CapitalAct> menu) {
        return Request.one(unit.decider(), moment.label, menu)
                .asking(() -> prompt(state, unit, occasion))
                .otherwise(ActMenu.standard(state, unit, menu))
                .sparing(() -> SparedEnemies.of(state, unit, menu))
                .asCommand();
    }

    private static String prompt(CapitalState state, Combatant unit, Occasion occasion) {
        return occasion == Occasion.SEIZED
                ? unit.name() + " has the Initiative. Which Action?"
                : unit.name() + " has " + CapitalEvent.actions(state.actionsLeft()) + " left. What now?";
    }

    private static void carryOut(
            Play<CapitalState> play, Combatant unit, FromMenu chosen, CapitalEvent taken, Occasion occasion) {
        play.apart("turn.deed", () -> {
            play.emit(taken);
            NothingTwice.note(play, unit, chosen.act());
            chosen.act().resolve(play, occasion); // 5
            justFinished(play, unit, chosen, occasion); // 6
        });
    }

    /**
     * Still Active: Instants again, and a last moment to Seize by this unit's CHA. Whoever has just left them all aside
     * for the Action is not asked once more.
     */
    private static void justFinished(Play<CapitalState> play, Combatant unit, FromMenu before, Occasion occasion) {
        while (unit.present() && EndOfCombat.notYet(play.state())) {
            SeizeInitiative.byCharismaOf(play, unit);
            List<CapitalAct> instants = ActMenu.instants(play.state(), unit);
            boolean moreToCome = occasion == Occasion.ACTION && actionsLeft(play);
            if (onlyEmptiesHands(play.state(), instants)) { // a menu of Actions has it
                return;
            }
            CapitalAct act = play.choose(anInstant(unit, instants, moreToCome || before.offersAll(instants)));
            if (act.declines()) {
                return;
            }
            NothingTwice.note(play, unit, act);
            act.resolve(play, occasion);
        }
    }

    private static Request<CapitalAct> anInstant(Combatant unit, List<CapitalAct> instants, boolean moreToCome) {
        boolean onlyHands = onlyChangesHands(instants);
        List<CapitalAct> menu = new ArrayList<>(instants);
        menu.add(NOTHING);
        Request<CapitalAct> request = Request.one(unit.decider(), "turn.instant", menu)
                .asking(() -> unit.name() + " has just acted. An Instant?")
                .otherwise(NOTHING);
        return moreToCome || onlyHands ? request.quietly() : request;
    }

    private static boolean onlyChangesHands(List<CapitalAct> instants) {
        for (int i = 0; i < instants.size(); i++) {
            if (!(instants.get(i) instanceof ChangeHands)) {
                return false;
            }
        }
        return true;
    }

    /** Whether nothing is left to do but to empty one's hands, which can wait for the next Action. */
    private static boolean onlyEmptiesHands(CapitalState state, List<CapitalAct> instants) {
        for (int i = 0; i < instants.size(); i++) {
            if (!(instants.get(i) instanceof ChangeHands hands) || !hands.onlyEmpties(state.rules())) {
                return false;
            }
        }
        return true;
    }
}
