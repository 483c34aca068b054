package arbiter.games.capital.rule;

import arbiter.games.capital.state.ActionTaken;
import arbiter.games.capital.state.CapitalEvent;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.FreeActionTaken;
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
final class TakingAction {

    /** What an Action is taken on. */
    private enum Occasion {
        TURN("turn.action"),
        RIDE("vehicle.drift-action"),
        SEIZED("seize.action"),
        GRANTED("grant.action");

        private final String label;

        Occasion(String label) {
            this.label = label;
        }
    }

    private static final Deed NOTHING = new NoAction();

    private TakingAction() {}

    /** One of the Actions of the unit's turn; false if it rather ends the turn. */
    static boolean inTurn(Play<CapitalState> play, Combatant unit) {
        Deed end = new EndTurn(unit);
        return inTurn(play, unit, aboutToAct(play, unit, Occasion.TURN, end, Manner.ACTION, () -> actionsLeft(play)));
    }

    /** One of the other Actions of an operator's turn in the middle of a ride; false for none. Ledger: CAP-VEH-8. */
    static boolean whileRiding(Play<CapitalState> play, Combatant operator) {
        return inTurn(
                play,
                operator,
                aboutToAct(play, operator, Occasion.RIDE, NOTHING, Manner.ACTION, () -> actionsLeft(play)));
    }

    private static boolean actionsLeft(Play<CapitalState> play) {
        return play.state().actionsLeft() > 0;
    }

    private static boolean inTurn(Play<CapitalState> play, Combatant unit, Optional<Deed> deed) {
        deed.ifPresent(one -> carryOut(play, unit, one, new ActionTaken(unit.id(), one.text()), Manner.ACTION));
        return deed.isPresent();
    }

    /** The Action of a unit that has Seized the Initiative; it may be declined. Ledger: CAP-SEIZE-4. */
    static void seized(Play<CapitalState> play, Combatant unit) {
        free(play, unit, Occasion.SEIZED, Manner.SEIZED);
    }

    /** An additional Action that is taken at once and may be declined. Ledger: CAP-AMB-86, CAP-AMB-97. */
    static void granted(Play<CapitalState> play, Combatant unit, Manner manner) {
        if (Active.mayBeGranted(play.state(), unit)) {
            free(play, unit, Occasion.GRANTED, manner);
        }
    }

    private static void free(Play<CapitalState> play, Combatant unit, Occasion occasion, Manner manner) {
        aboutToAct(play, unit, occasion, NOTHING, manner, () -> true)
                .ifPresent(deed -> carryOut(play, unit, deed, new FreeActionTaken(unit.id(), deed.text()), manner));
    }

    /**
     * The Action the unit goes on to, after any Instants and after anybody has used the moment to Seize. An Instant may
     * leave no Action to go on to: Focus grants one that can be Overwatch. Ledger: CAP-OW-6.
     */
    private static Optional<Deed> aboutToAct(
            Play<CapitalState> play,
            Combatant unit,
            Occasion occasion,
            Deed nothing,
            Manner manner,
            BooleanSupplier hasAction) {
        while (true) {
            Seizing.byCharismaOf(play, unit);
            CapitalState state = play.state();
            if (!unit.present() || !hasAction.getAsBoolean() || !EndOfCombat.notYet(state)) {
                return Optional.empty();
            }
            List<Deed> menu = Deeds.actions(state, unit);
            if (occasion == Occasion.RIDE) { // none that drives on or gets off
                menu.removeIf(deed -> deed instanceof Drive || deed instanceof Board || deed instanceof Alight);
            }
            menu.addAll(Deeds.instants(state, unit));
            menu.add(nothing);
            if (menu.size() == 1) {
                return Optional.empty();
            }
            Deed deed = play.choose(Request.one(unit.decider(), occasion.label, menu)
                    .asking(() -> prompt(state, unit, manner))
                    .asCommand());
            if (deed.isAction()) {
                return Optional.of(deed);
            }
            if (deed.declines()) {
                return Optional.empty();
            }
            NothingTwice.note(play, unit, deed);
            deed.resolve(play, manner);
        }
    }

    private static String prompt(CapitalState state, Combatant unit, Manner manner) {
        return manner == Manner.SEIZED
                ? unit.name() + " has the Initiative. Which Action?"
                : unit.name() + " has " + CapitalEvent.actions(state.actionsLeft()) + " left. What now?";
    }

    private static void carryOut(
            Play<CapitalState> play, Combatant unit, Deed deed, CapitalEvent taken, Manner manner) {
        play.apart("turn.deed", () -> {
            play.emit(taken);
            NothingTwice.note(play, unit, deed);
            deed.resolve(play, manner); // 5
            justFinished(play, unit, manner); // 6
        });
    }

    /** Still Active: Instants again, and a last moment to Seize by this unit's CHA. */
    private static void justFinished(Play<CapitalState> play, Combatant unit, Manner manner) {
        while (unit.present() && EndOfCombat.notYet(play.state())) {
            Seizing.byCharismaOf(play, unit);
            List<Deed> instants = Deeds.instants(play.state(), unit);
            if (instants.isEmpty()) {
                return;
            }
            List<Deed> menu = new ArrayList<>(instants);
            menu.add(NOTHING);
            Request<Deed> request = Request.one(unit.decider(), "turn.instant", menu)
                    .asking(() -> unit.name() + " has just acted. An Instant?")
                    .otherwise(NOTHING);
            boolean moreToCome = manner == Manner.ACTION && play.state().actionsLeft() > 0;
            boolean onlyHands = instants.stream().allMatch(ChangeHands.class::isInstance);
            Deed deed = play.choose(moreToCome || onlyHands ? request.quietly() : request);
            if (deed.declines()) {
                return;
            }
            NothingTwice.note(play, unit, deed);
            deed.resolve(play, manner);
        }
    }
}
