package arbiter.interpreters.live;

import arbiter.kernel.Decider;

/** A question of an act that was answered because somebody had said so when they began it; a secret one stays one. */
public record SaidBeforehand(Decider decider, String question, String answer, boolean secret) {}
