package arbiter.interpreters.live;

import arbiter.kernel.Decider;

/**
 * A question that was answered because somebody had said so: for the act when they began it, or by a standing order. What
 * is not kept is in words for everybody; what is kept, only the decider's player and the gamemaster may read.
 */
public record SaidBeforehand(Decider decider, String question, String answer, boolean byOrder, boolean kept) {

    /** In one line; the name is that of the unit. */
    public String text(String name) {
        String said = question + " " + answer + (byOrder ? ", by standing order" : "");
        return question.contains(name) ? said : name + ": " + said;
    }
}
