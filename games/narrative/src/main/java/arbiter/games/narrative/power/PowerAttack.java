package arbiter.games.narrative.power;

import arbiter.games.narrative.sheet.Quality;
import arbiter.games.narrative.sheet.RatedQuality;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The numbers of an Attack power with all its effects: how many times the characteristic it does, its Critical Rating if
 * it has one, its qualities, and how far a Blast of it reaches. Ledger: NAR-BP-1, NAR-PSY-15.
 */
public record PowerAttack(
        int factor, OptionalInt criticalRating, List<RatedQuality> qualities, boolean wideBlast, boolean inferno) {

    /** Twice the characteristic, and a Critical Injury only for a triumph. Ledger: NAR-BP-1. */
    static final PowerAttack PLAIN = new PowerAttack(2, OptionalInt.empty(), List.of(), false, false);

    /** The Attack as a choice makes it, by a psyker with so many ranks in Discipline. */
    public static PowerAttack of(PowerChoice choice, int ranks) {
        PowerAttack attack = PLAIN;
        for (EffectTrait trait : choice.traits()) {
            if (trait instanceof AttackEffect effect) {
                attack = effect.changed(attack, ranks);
            }
        }
        return attack;
    }

    public PowerAttack withFactor(int times) {
        return new PowerAttack(times, criticalRating, qualities, wideBlast, inferno);
    }

    public PowerAttack withCriticalRating(int rating) {
        return new PowerAttack(factor, OptionalInt.of(rating), qualities, wideBlast, inferno);
    }

    public PowerAttack withWideBlast() {
        return new PowerAttack(factor, criticalRating, qualities, true, inferno);
    }

    public PowerAttack withInferno() {
        return new PowerAttack(factor, criticalRating, qualities, wideBlast, true);
    }

    /** Of the same quality from two effects the higher rating counts. Ledger: NAR-PSY-15. */
    public PowerAttack with(Quality quality, OptionalInt rating) {
        int highest = Math.max(rating.orElse(0), RatedQuality.rating(qualities, quality.id()));
        List<RatedQuality> more = new ArrayList<>(qualities);
        more.removeIf(one -> one.quality().equals(quality));
        more.add(new RatedQuality(quality, rating.isPresent() ? OptionalInt.of(highest) : rating));
        return new PowerAttack(factor, criticalRating, more, wideBlast, inferno);
    }
}
