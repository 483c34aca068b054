package arbiter.interpreters.preview;

import java.util.Optional;

/**
 * An outlook with all that belongs to it: the same where others answer at their best, where they may answer and that
 * could be found; the choices on the way; and what best play is for or against.
 */
public record Forecast(Outlook outlook, Optional<Outlook> answered, WhatIf choices, Goal goal) {

    /** Whether it is worth while to look for the best answers of others. */
    public boolean mayBeAnswered() {
        return outlook.assumes() == Assumption.UNANSWERED && !choices.answers().isEmpty();
    }

    /** The same where others answer at their best. */
    public Forecast withAnswered(Optional<Outlook> others) {
        return new Forecast(outlook, others, choices, goal);
    }
}
