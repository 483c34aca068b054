package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Amount;
import arbiter.kernel.Play;
import arbiter.kernel.Request;

/** How much Energy somebody puts into something, as much as possible unless they say otherwise. */
public final class EnergyChoice {

    private EnergyChoice() {}

    public static int of(Play<CenturyState> play, Fighter unit, String label, int most) {
        if (most == 1) {
            return 1;
        }
        Request<Amount> request = Request.amount(unit.decider(), label, 1, most);
        return play.choose(request.asking(() -> "How much Energy?").otherwise(request.option(most - 1)))
                .value();
    }
}
