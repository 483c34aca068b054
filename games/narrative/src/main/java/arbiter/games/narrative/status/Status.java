package arbiter.games.narrative.status;

import arbiter.games.narrative.status.StatusEvents.StatusEnded;
import arbiter.games.narrative.status.StatusEvents.StatusSuffered;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.Locale;

/** What somebody can be under for some turns. Ledger: NAR-STATUS-1 to 3. */
public enum Status {
    STAGGERED,
    IMMOBILIZED,
    DISORIENTED;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** For so many rounds, counted in turns of the one affected. Ledger: NAR-TURN-5. */
    public void inflict(Play<NarrativeState> play, Participant one, int rounds) {
        if (rounds > 0) {
            play.emit(new StatusSuffered(one.id(), this, Statuses.turns(play.state(), one, rounds)));
        }
    }

    /** Breaks free of it, or is freed. */
    public void end(Play<NarrativeState> play, Participant one) {
        if (one.statuses().of(this) > 0) {
            play.emit(new StatusEnded(one.id(), this));
        }
    }
}
