package arbiter.games.centuryg.rule.person;

import arbiter.games.centuryg.state.Body;

/** Whether a hit makes holding on harder for each Layer lost so far. Ledger: finishing-blow, BCG-AMB-32. */
public enum Finishing {
    NONE,
    BLOW;

    Sway sway(Body body) {
        return this == NONE ? Sway.NONE : Sway.NONE.worse("Finishing Blow", body.layersLost());
    }
}
