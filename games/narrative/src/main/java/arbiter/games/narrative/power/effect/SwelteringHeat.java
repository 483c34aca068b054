package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.ThresholdEffect;

/** Both thresholds are lower by the ranks in Discipline. Ledger: NAR-FX-CUR-6. */
public record SwelteringHeat() implements ThresholdEffect {

    @Override
    public int wounds(int ranks) {
        return -ranks;
    }

    @Override
    public int strain(int ranks) {
        return -ranks;
    }
}
