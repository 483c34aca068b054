package arbiter.games.capital.wild;

import arbiter.dice.RandomStream;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Agent;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes any kind of option, each as likely as the other, and then any of that kind: all that is prepared for is one kind,
 * and so are Attacks with the same weapon.
 */
final class KindsAgent implements Agent<CapitalState> {

    private final RandomStream random;

    KindsAgent(long seed) {
        random = new RandomStream(seed);
    }

    @Override
    public int pick(CapitalState state, Request<?> request) {
        List<String> kinds = new ArrayList<>();
        for (int i = 0; i < request.options().size(); i++) {
            String kind = kind(request, i);
            if (!kinds.contains(kind)) {
                kinds.add(kind);
            }
        }
        String taken = kinds.get(random.below(kinds.size()));
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < request.options().size(); i++) {
            if (kind(request, i).equals(taken)) {
                places.add(i);
            }
        }
        return places.get(random.below(places.size()));
    }

    private static String kind(Request<?> request, int place) {
        String id = request.option(place).id();
        String[] parts = id.split(":");
        return parts[0].equals("attack") && parts.length > 2 ? parts[2] : parts[0];
    }
}
