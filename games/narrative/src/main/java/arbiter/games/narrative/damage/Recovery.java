package arbiter.games.narrative.damage;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** Wounds and strain that somebody gets rid of. Ledger: NAR-SP-A1, NAR-HEAL-3. */
public final class Recovery {

    private Recovery() {}

    /** As much as there is of either; nothing is told where there is nothing. */
    public static void resolve(Play<NarrativeState> play, Participant one, int wounds, int strain) {
        int healed = Math.min(wounds, one.vitals().wounds());
        int eased = Math.min(strain, one.vitals().strain());
        if (healed > 0 || eased > 0) {
            play.emit(new Recovered(one.id(), healed, eased));
        }
    }
}
