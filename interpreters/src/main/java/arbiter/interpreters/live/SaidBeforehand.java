package arbiter.interpreters.live;

import arbiter.kernel.Decider;

/** A question of an act that was answered because somebody had said so when they began it, in words for everybody. */
public record SaidBeforehand(Decider decider, String question, String answer) {}
