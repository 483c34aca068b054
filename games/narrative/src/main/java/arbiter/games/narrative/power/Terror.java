package arbiter.games.narrative.power;

import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.power.effect.Terrify;
import arbiter.games.narrative.status.Fear;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.space.band.Band;

/** Whoever is terrified makes a Hard fear check each time it becomes engaged with an enemy. Ledger: NAR-FX-CUR-8. */
public final class Terror {

    private Terror() {}

    /** Somebody has just moved: if it is engaged now, it and those it came to may be terrified. */
    public static void ofEngaging(Play<NarrativeState> play, Participant mover) {
        NarrativeState state = play.state();
        boolean frightened = false;
        for (Participant other : state.units()) {
            if (other != mover
                    && other.canAct()
                    && state.enemies(mover, other)
                    && state.band(mover, other) == Band.ENGAGED) {
                frightened = true;
                check(play, other);
            }
        }
        if (frightened) {
            check(play, mover);
        }
    }

    private static void check(Play<NarrativeState> play, Participant one) {
        if (one.canAct() && one.powers().has(Terrify.class)) {
            Fear.resolve(play, one, Difficulty.HARD, false, "Terrify");
        }
    }
}
