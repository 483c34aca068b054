package arbiter.games.centuryg.person;

import arbiter.games.centuryg.test.EdgeCount;

/** Whether a hit makes holding on harder for each Layer lost so far. Ledger: finishing-blow, BCG-AMB-32. */
public enum FinishingBlow {
    NONE,
    BLOW;

    EdgeCount sway(Body body) {
        return this == NONE ? EdgeCount.NONE : EdgeCount.NONE.worse("Finishing Blow", body.layersLost());
    }
}
