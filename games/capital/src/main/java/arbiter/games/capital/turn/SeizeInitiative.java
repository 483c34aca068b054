package arbiter.games.capital.turn;

import arbiter.games.capital.check.Check;
import arbiter.games.capital.check.Claims;
import arbiter.games.capital.mind.Hearing;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.HouseRule;
import arbiter.kernel.Modifiers;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.List;
import java.util.Optional;

/** Seizing the Initiative: an Action out of turn, at the price of one later. Ledger: CAP-SEIZE-1 to CAP-SEIZE-5. */
public final class SeizeInitiative {

    private static final Check.Labels AGILITY = Check.Labels.of("seize");
    private static final Check.Labels CHARISMA = Check.Labels.of("seize-charisma");
    private static final int DIFFICULTY = 5;

    private static final PlainOption WAIT = PlainOption.passing("pass", "Wait");
    private static final PlainOption SEIZE = PlainOption.of("seize", "Seize the Initiative");

    /** Passing comes first, since nearly everybody does. */
    private static final List<PlainOption> ANSWERS = List.of(WAIT, SEIZE);

    private SeizeInitiative() {}

    /** Nobody is Active: all who may are asked in turn order, and again after each attempt. Ledger: CAP-SEIZE-2. */
    public static void whenIdle(Play<CapitalState> play) {
        CapitalState state = play.state();
        int place = 0;
        while (place < state.units().size()) {
            Combatant unit = state.inOrder(place);
            place++;
            if (mayTry(unit) && wants(play, unit, "seize.idle")) {
                byAgility(play, unit);
                place = EndOfCombat.notYet(state) ? 0 : state.units().size();
            }
        }
    }

    /** Friends who see or hear the Active unit may ask it for its CHA. Ledger: CAP-SEIZE-3, CAP-AMB-90. */
    static void byCharismaOf(Play<CapitalState> play, Combatant active) {
        CapitalState state = play.state();
        int place = 0;
        while (place < state.units().size()) {
            Combatant unit = state.inOrder(place);
            place++;
            if (mayAsk(state, unit, active) && wants(play, unit, "seize.charisma") && handedOver(play, unit, active)) {
                place = active.present() && EndOfCombat.notYet(state)
                        ? 0
                        : state.units().size();
            }
        }
    }

    /** Whether a unit may ask the Active one for its CHA. */
    public static boolean mayAsk(CapitalState state, Combatant unit, Combatant active) {
        return unit != active && mayTry(unit) && !state.enemies(unit, active) && Hearing.reaches(state, unit, active);
    }

    /** Whether the Active unit was willing; then it rolled. */
    public static boolean handedOver(Play<CapitalState> play, Combatant unit, Combatant active) {
        boolean willing = agrees(play, active, unit);
        if (willing) {
            byCharisma(play, unit, active);
        }
        return willing;
    }

    public static boolean mayTry(Combatant unit) {
        return unit.present() && !unit.mayNotSeize() && !unit.isVehicle();
    }

    public static boolean wants(Play<CapitalState> play, Combatant unit, String label) {
        return play.choose(Request.one(unit.decider(), label, ANSWERS)
                        .asking(() -> "Does " + unit.name() + " seize the Initiative?")
                        .quietly())
                == SEIZE;
    }

    private static boolean agrees(Play<CapitalState> play, Combatant active, Combatant seizer) {
        return play.choose(Request.one(active.decider(), "seize.agree", YesNo.BOTH)
                        .asking(() -> "Does " + active.name() + " let " + seizer.name() + " act now?")
                        .otherwise(YesNo.YES))
                == YesNo.YES;
    }

    private static void byAgility(Play<CapitalState> play, Combatant unit) {
        boolean success = Check.passes(play, AGILITY, "seizing the Initiative", unit, Attribute.AGI, DIFFICULTY);
        attempt(play, unit, success);
    }

    private static void byCharisma(Play<CapitalState> play, Combatant unit, Combatant active) {
        Modifiers charisma = InitiativeTrait.handingOver(active, active.modifiers(Attribute.CHA));
        boolean success = Check.passes(
                play,
                CHARISMA,
                "handing over the Initiative",
                active,
                Claims.resolve(play, active, charisma, false),
                DIFFICULTY);
        attempt(play, unit, success);
    }

    private static void attempt(Play<CapitalState> play, Combatant unit, boolean success) {
        if (success) {
            act(play, unit, true, () -> ActionSequence.seized(play, unit));
        } else {
            play.emit(new InitiativeSeized(unit.id(), false));
        }
    }

    /** Success without a roll, with the same debt and lock-out unless the table says otherwise. Ledger: CAP-AMB-89. */
    public static void granted(Play<CapitalState> play, Combatant unit, Runnable action) {
        act(play, unit, !play.state().rules().has(HouseRule.FREE_ORDERS), action);
    }

    private static void act(Play<CapitalState> play, Combatant unit, boolean owing, Runnable action) {
        Optional<String> active = play.state().active();
        Optional<String> seizing = play.state().seizing();
        play.emit(new InitiativeSeized(unit.id(), true, owing));
        action.run();
        play.emit(new SeizedActionOver(unit.id(), active, seizing));
    }
}
