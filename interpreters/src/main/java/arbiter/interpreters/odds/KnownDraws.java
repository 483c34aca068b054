package arbiter.interpreters.odds;

import arbiter.dice.Distribution;
import arbiter.dice.Draw;
import arbiter.dice.Weights;

/** The odds of the draws an enumeration has met. A rule meets the same few objects on every path. */
final class KnownDraws {

    private static final int KEPT = 16;

    private final Weights kind;
    private final Draw<?>[] draws = new Draw<?>[KEPT];
    private final Distribution<?>[] odds = new Distribution<?>[KEPT];
    private int known;

    KnownDraws(Weights kind) {
        this.kind = kind;
    }

    Distribution<?> odds(Draw<?> draw) {
        for (int i = 0; i < known; i++) {
            if (draws[i] == draw) {
                return odds[i];
            }
        }
        Distribution<?> found = kind == Weights.EXACT ? draw.exact() : draw.fast();
        if (known < KEPT) {
            draws[known] = draw;
            odds[known++] = found;
        }
        return found;
    }
}
