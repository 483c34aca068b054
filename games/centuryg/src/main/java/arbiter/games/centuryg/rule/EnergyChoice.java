package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Amount;
import arbiter.kernel.Play;
import arbiter.kernel.Request;

/** How much Energy somebody puts into something, as much as possible unless they say otherwise. */
final class EnergyChoice {

    private EnergyChoice() {}

    static int of(Play<CenturyState> play, Fighter unit, String label, int most) {
        if (most == 1) {
            return 1;
        }
        Request<Amount> request = Request.amount(unit.decider(), label, 1, most);
        return play.choose(request.asking(() -> "How much Energy?").otherwise(request.option(most - 1)))
                .value();
    }
}
