package arbiter.games.centuryg.person;

import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.trait.PersonTrait;

/** A hit that makes holding on harder for each Layer lost so far. Ledger: finishing-blow, BCG-AMB-32. */
public record FinishingBlow(int disadvantages) implements PersonTrait {

    /** Any other hit. */
    public static final FinishingBlow NONE = new FinishingBlow(0);

    @Override
    public int finishes() {
        return disadvantages;
    }

    EdgeCount sway(Body body) {
        return EdgeCount.NONE.worse("Finishing Blow", disadvantages * body.layersLost());
    }
}
