package arbiter.kernel;

import java.util.List;

/** One entry of a journal: what was drawn and answered, and what was taken back. Never changed, never erased. */
public sealed interface Entry<S> {

    /** What a step of the game consumes when it is run again. */
    sealed interface Input<S> extends Entry<S> {}

    /** Dice were thrown: the sides that came up, in the order thrown. */
    record Drawn<S>(String label, List<Integer> faces) implements Input<S> {

        public Drawn {
            faces = List.copyOf(faces);
        }
    }

    /**
     * Somebody answered. The slot tells requests asked together apart; a standing answer was given on somebody's behalf
     * because they had said so beforehand.
     */
    record Answered<S>(String label, String decider, int slot, List<String> options, boolean standing)
            implements Input<S> {

        public Answered {
            options = List.copyOf(options);
            if (slot < 0) {
                throw new IllegalArgumentException("slots are counted from 0, so " + slot + " is none");
            }
        }
    }

    /**
     * Somebody called for something without being asked, at the point where the table was waiting; a standing call was
     * made on behalf of one who had left it to the machine.
     */
    record Called<S>(String decider, String option, boolean standing) implements Input<S> {}

    /** The gamemaster changed something by hand, at the point where the table was waiting. */
    record Edited<S>(Event<S> event) implements Input<S> {}

    /** The last moves (an answer or edit, with the dice that followed) were taken back. */
    record Undone<S>(int moves) implements Entry<S> {

        public Undone {
            atLeastOne(moves, "moves");
        }
    }

    /** Moves taken back last were put in force again. */
    record Redone<S>(int moves) implements Entry<S> {

        public Redone {
            atLeastOne(moves, "moves");
        }
    }

    /**
     * Newer rules could not run these last inputs again, so the table went back to the checkpoint before them.
     */
    record Abandoned<S>(int inputs, String reason) implements Entry<S> {

        public Abandoned {
            atLeastOne(inputs, "inputs");
        }
    }

    private static void atLeastOne(int count, String what) {
        if (count < 1) {
            throw new IllegalArgumentException("at least one is taken back or put in force, not " + count + " " + what);
        }
    }
}
