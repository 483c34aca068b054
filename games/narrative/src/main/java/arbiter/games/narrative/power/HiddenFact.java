package arbiter.games.narrative.power;

import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_DIFFICULTY;

import arbiter.games.narrative.power.effect.MindScan;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;

/** How well hidden a fact is that Mind Scan looks for; these dice do not count toward five. Ledger: NAR-FX-COM-3. */
final class HiddenFact {

    private static final int MOST_DICE = 3;

    private HiddenFact() {}

    static void ask(Play<NarrativeState> play, Manifestation power) {
        if (power.choice().has(MindScan.class)) {
            int dice = play.choose(Request.amount(Decider.GAMEMASTER, "power.hidden-fact", 0, MOST_DICE)
                            .asking(() -> "How well hidden is the fact that "
                                    + power.actor().name() + " looks for, in difficulty dice?")
                            .quietly())
                    .value();
            power.add(INCREASE_DIFFICULTY, dice, "a well-hidden fact");
        }
    }
}
