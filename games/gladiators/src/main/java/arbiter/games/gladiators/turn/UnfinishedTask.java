package arbiter.games.gladiators.turn;

import arbiter.tabletop.unit.Part;

/** Part: what somebody has begun that takes several actions, and how many are done; they follow one another. Ledger: GG-AMB-102. */
public record UnfinishedTask(String task, int done) implements Part {

    public static final UnfinishedTask NONE = new UnfinishedTask("", 0);

    /** The actions already put into that. */
    public int of(String other) {
        return task.equals(other) ? done : 0;
    }
}
