package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.interpreters.lookahead.Opponents;
import arbiter.kernel.Agent;
import arbiter.kernel.State;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import org.junit.jupiter.api.Test;

/**
 * Numbers shown before a decision are what the dice do: over many fights at a table, what people decide by is as likely
 * as was said, whether it was said to be likely or not. A game runs it by subclassing.
 */
public abstract class CalibrationContract<S extends State<S>> {

    /** Fewer decisions would show nothing. */
    private static final int LEAST = 200;

    private final Rulebook<S> book;

    protected CalibrationContract(Rulebook<S> book) {
        this.book = book;
    }

    /** How many fights are fought of each encounter. */
    protected abstract int fights();

    /** How many actions of each fight are looked at. */
    protected int actions() {
        return 60;
    }

    /** Who plays both sides. */
    protected Agent<S> opponent() {
        return Opponents.of(book);
    }

    /** Which encounters are fought. */
    protected boolean includes(Encounter encounter) {
        return true;
    }

    @Test
    void what_was_shown_is_as_likely_as_it_was_said_to_be() {
        Calibration calibration = new Calibration();
        for (Encounter encounter : book.encounters()) {
            for (long seed = 1; includes(encounter) && seed <= fights(); seed++) {
                S start = encounter.situation().start(book);
                new ForetoldFight<>(book.game(), start, opponent(), seed, calibration).play(actions());
            }
        }
        System.out.println(book.id() + ": shown and happened\n  " + String.join("\n  ", calibration.words()));
        assertThat(calibration.suspicious()).isEmpty();
        assertThat(calibration.compared()).as("chances compared").isGreaterThan(LEAST);
        assertThat(calibration.comparedNumbers()).as("numbers compared").isGreaterThan(LEAST);
    }
}
