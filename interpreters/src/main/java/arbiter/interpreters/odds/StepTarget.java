package arbiter.interpreters.odds;

/** Where a step leads: to a point between two steps, or to a fork on the way there. */
sealed interface StepTarget<S, W> permits Fork, StepPoint {}
