package arbiter.games.centuryg.wild;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Agent;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Takes any kind of option, each as likely as the other, and then any of that kind; hardly ever leaves the fight. */
final class KindsAgent implements Agent<CenturyState> {

    private static final List<String> LEAVING = List.of("retreat", "live-another-day", "escape", "eject", "pass");

    private final Lottery lottery;

    KindsAgent(long seed) {
        lottery = new Lottery(seed);
    }

    @Override
    public int pick(CenturyState state, Request<?> request) {
        List<String> kinds = new ArrayList<>();
        for (int i = 0; i < request.options().size(); i++) {
            String kind = kind(request, i);
            if (!kinds.contains(kind)) {
                kinds.add(kind);
            }
        }
        String taken = lottery.any(kinds);
        if (LEAVING.contains(taken) && !lottery.oneIn(10)) {
            taken = lottery.any(kinds);
        }
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < request.options().size(); i++) {
            if (kind(request, i).equals(taken)) {
                places.add(i);
            }
        }
        return lottery.any(places);
    }

    private static String kind(Request<?> request, int place) {
        return request.option(place).id().split(":")[0];
    }
}
