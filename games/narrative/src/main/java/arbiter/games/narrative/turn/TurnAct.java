package arbiter.games.narrative.turn;

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
            Prone.change(play, one);
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
            play.emit(new TurnEnded(one.id()));
        }
    }
}
