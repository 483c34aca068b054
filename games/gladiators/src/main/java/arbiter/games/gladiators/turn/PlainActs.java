package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.result.PostureChanged;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;

/** The actions that need no roll and no power. Ledger: GG-TRN-4, GG-TRN-5, section 5.1. */
final class PlainActs {

    private PlainActs() {}

    static void offer(Gladiator unit, List<GladiatorAct> menu) {
        if (unit.isInAction() && unit.posture().prone()) {
            menu.add(new StandUp());
        }
        if (unit.isInAction() && unit.posture().disorientated()) {
            menu.add(new Recover());
        }
    }

    /** Gets up from the ground. Ledger: GG-TRN-4. */
    record StandUp() implements GladiatorAct {

        @Override
        public double urgency() {
            return 0.8;
        }

        @Override
        public boolean isGettingReady() {
            return true;
        }

        @Override
        public String id() {
            return "stand-up";
        }

        @Override
        public String text() {
            return "Stand up";
        }

        @Override
        public void resolve(Play<GladiatorsState> play, Gladiator unit) {
            play.emit(new PostureChanged(unit.id(), unit.posture().prone(false)));
        }
    }

    /** Finds one's bearings. Ledger: GG-TRN-5. */
    record Recover() implements GladiatorAct {

        @Override
        public double urgency() {
            return 0.8;
        }

        @Override
        public boolean isGettingReady() {
            return true;
        }

        @Override
        public String id() {
            return "recover";
        }

        @Override
        public String text() {
            return "Recover from being disorientated";
        }

        @Override
        public void resolve(Play<GladiatorsState> play, Gladiator unit) {
            play.emit(new PostureChanged(unit.id(), unit.posture().disorientated(false)));
        }
    }

    /** Lets the rest of the turn pass; always allowed. Ledger: section 5.1, step 4. */
    record EndTurn() implements GladiatorAct {

        @Override
        public String id() {
            return "end-turn";
        }

        @Override
        public String text() {
            return "End the turn";
        }

        @Override
        public int actions() {
            return 0;
        }

        @Override
        public boolean declines() {
            return true;
        }

        @Override
        public void resolve(Play<GladiatorsState> play, Gladiator unit) {}
    }
}
