package arbiter.games.narrative.power;

/** Extension point: changes thresholds of whoever is under the power. Ledger: NAR-FX-AUG-3, NAR-FX-CUR-6. */
public interface ThresholdEffect extends EffectTrait {

    /** By how much the wound threshold is higher, with so many ranks in Discipline. */
    int wounds(int ranks);

    /** By how much the strain threshold is higher. */
    int strain(int ranks);
}
