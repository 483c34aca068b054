package arbiter.lab.balance;

import java.util.Optional;

/** One thing that can be changed about an encounter, with settings from the mildest to the strongest. */
interface Knob {

    /** Tells it from all others; a plan turns each at most once. */
    String id();

    ChangeKind kind();

    int settings();

    /** Whether turning it should help the side (1), harm it (-1), or cannot be told beforehand (0). */
    int helps();

    /** The plan with the knob at that setting, where that can be done. */
    Optional<Plan> on(Plan plan, int setting);
}
