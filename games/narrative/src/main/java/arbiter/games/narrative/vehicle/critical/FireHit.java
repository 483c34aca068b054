package arbiter.games.narrative.vehicle.critical;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.critical.PerilEvents.FireBroke;
import arbiter.games.narrative.vehicle.critical.PerilEvents.FireFought;
import arbiter.kernel.Amount;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;

/** The vehicle burns; the gamemaster may set how fiercely, and how many checks it takes. Ledger: NAR-CH-10. */
public final class FireHit implements CriticalHitTrait {

    private static final int RATING = 3;
    private static final int WORST = 10;
    private static final int BIG = 5;
    private static final int MOST_CHECKS = 5;

    @Override
    public void strike(Play<NarrativeState> play, CriticalHitInProgress hit) {
        Participant vehicle = hit.vehicle();
        int rating = play.choose(Request.amount(Decider.GAMEMASTER, "fire.rating", 1, WORST)
                        .asking(() -> "How fierce is the fire in " + vehicle.name() + "?")
                        .partOf("fire.rating")
                        .otherwise(new Amount(RATING))
                        .quietly())
                .value();
        int checks = play.choose(Request.amount(Decider.GAMEMASTER, "fire.checks", 1, MOST_CHECKS)
                        .asking(() -> "How many checks does it take to put it out?")
                        .partOf("fire.rating")
                        .otherwise(new Amount(vehicle.model().silhouette() < BIG ? 1 : 2))
                        .quietly())
                .value();
        play.emit(new FireBroke(vehicle.id(), rating, checks));
    }

    @Override
    public void repaired(Play<NarrativeState> play, Participant vehicle) {
        if (vehicle.perils().burns()) {
            play.emit(new FireFought(vehicle.id(), 0));
        }
    }
}
