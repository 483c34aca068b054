package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.AttackEffect;
import arbiter.games.narrative.power.PowerAttack;

/** The Attack has a Critical Rating, so advantage can inflict a Critical Injury. Ledger: NAR-FX-ATT-3. */
public record CriticalRating(int rating) implements AttackEffect {

    @Override
    public PowerAttack changed(PowerAttack attack, int ranks) {
        return attack.withCriticalRating(rating);
    }
}
