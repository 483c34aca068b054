package arbiter.games.narrative.turn;

import arbiter.games.narrative.maneuver.AimManeuver;
import arbiter.games.narrative.maneuver.Assistance;
import arbiter.games.narrative.maneuver.GuardedStance;
import arbiter.games.narrative.maneuver.LastingManeuvers;
import arbiter.games.narrative.maneuver.Prone;
import arbiter.games.narrative.range.MoveStep;
import arbiter.games.narrative.range.Movement;
import arbiter.games.narrative.turn.TurnEvents.TurnEnded;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.tabletop.act.Act;
import java.util.Optional;

/** What somebody can do in its turn. */
sealed interface TurnAct extends Act<NarrativeState, Participant> {

    /** Ledger: NAR-MAN-8. */
    record MoveAct(MoveStep step) implements TurnAct {

        @Override
        public String id() {
            return "move:" + step.id();
        }

        @Override
        public String text() {
            return step.text();
        }

        @Override
        public Optional<Pointer> pointer() {
            return step.pointer();
        }

        @Override
        public void resolve(Play<NarrativeState> play, Participant one) {
            ManeuverPayment.pay(play, one);
            AimManeuver.lose(play, one); // NAR-MAN-13
            Movement.resolve(play, one, step);
        }
    }

    /** Ledger: NAR-MAN-9. */
    record ProneAct(boolean prone) implements TurnAct {

        @Override
        public String id() {
            return prone ? "stand" : "drop";
        }

        @Override
        public String text() {
            return prone ? "Stand up" : "Drop prone";
        }

        @Override
        public void resolve(Play<NarrativeState> play, Participant one) {
            ManeuverPayment.pay(play, one);
            AimManeuver.interrupt(play, one);
            Prone.change(play, one);
        }
    }

    /** Ledger: NAR-MAN-1. */
    record AimAct() implements TurnAct {

        @Override
        public String id() {
            return "aim";
        }

        @Override
        public String text() {
            return "Aim";
        }

        @Override
        public void resolve(Play<NarrativeState> play, Participant one) {
            ManeuverPayment.pay(play, one);
            AimManeuver.take(play, one);
        }
    }

    /** Ledger: NAR-MAN-2. */
    record CalledShotAct() implements TurnAct {

        @Override
        public String id() {
            return "called-shot";
        }

        @Override
        public String text() {
            return "Call a shot";
        }

        @Override
        public void resolve(Play<NarrativeState> play, Participant one) {
            ManeuverPayment.pay(play, one);
            AimManeuver.call(play, one);
        }
    }

    /** Ledger: NAR-MAN-3. */
    record AssistAct(Participant ally) implements TurnAct {

        @Override
        public String id() {
            return "assist:" + ally.id();
        }

        @Override
        public String text() {
            return "Assist " + ally.name();
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Unit(ally.id()));
        }

        @Override
        public void resolve(Play<NarrativeState> play, Participant one) {
            ManeuverPayment.pay(play, one);
            AimManeuver.interrupt(play, one);
            Assistance.give(play, one, ally);
        }
    }

    /** Ledger: NAR-MAN-4. */
    record GuardAct() implements TurnAct {

        @Override
        public String id() {
            return "guarded-stance";
        }

        @Override
        public String text() {
            return "Take a guarded stance";
        }

        @Override
        public void resolve(Play<NarrativeState> play, Participant one) {
            ManeuverPayment.pay(play, one);
            AimManeuver.interrupt(play, one);
            GuardedStance.take(play, one);
        }
    }

    record EndAct() implements TurnAct {

        @Override
        public String id() {
            return "end";
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
        public void resolve(Play<NarrativeState> play, Participant one) {
            LastingManeuvers.endOfTurn(play, one);
            play.emit(new TurnEnded(one.id()));
        }
    }
}
