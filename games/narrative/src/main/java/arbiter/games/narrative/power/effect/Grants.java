package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.AttackEffect;
import arbiter.games.narrative.power.PowerAttack;
import arbiter.games.narrative.sheet.Quality;
import java.util.OptionalInt;

/**
 * The Attack has a quality, with a rating of its own or so much for each rank in Discipline. Without ranks it is not there
 * at all. Ledger: NAR-PSY-7, NAR-FX-ATT-1, 3, 4, 6, 8 to 11, 13, 15.
 */
public record Grants(Quality quality, OptionalInt rating, OptionalInt perRank) implements AttackEffect {

    public Grants {
        if (quality.rated() != (rating.isPresent() || perRank.isPresent())) {
            throw new IllegalArgumentException(
                    quality.rated()
                            ? quality.name() + " needs a rating: write rating: 1 or per-rank: 1"
                            : quality.name() + " has no rating; leave it out");
        }
    }

    @Override
    public PowerAttack changed(PowerAttack attack, int ranks) {
        if (perRank.isEmpty()) {
            return attack.with(quality, rating);
        }
        int rated = perRank.getAsInt() * ranks;
        return rated == 0 ? attack : attack.with(quality, OptionalInt.of(rated));
    }
}
