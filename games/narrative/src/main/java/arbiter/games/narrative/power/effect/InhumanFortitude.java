package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.ThresholdEffect;

/** The wound threshold is higher by the ranks in Discipline. Ledger: NAR-FX-AUG-3. */
public record InhumanFortitude() implements ThresholdEffect {

    @Override
    public int wounds(int ranks) {
        return ranks;
    }

    @Override
    public int strain(int ranks) {
        return 0;
    }
}
