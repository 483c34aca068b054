package arbiter.games.gladiators.detect;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** How somebody appears to one sense that reaches it: the sense and how well concealed it is from that. Ledger: GG-DET-2. */
record Perception(SenseKind sense, int level, int concealment, int range) {

    static List<Perception> of(GladiatorsState state, Gladiator observer, Gladiator target) {
        List<Perception> all = new ArrayList<>();
        for (ActiveSense sense : ActiveSense.of(state, observer)) {
            OptionalInt concealment = ConcealmentLevel.from(state, observer, sense, target);
            if (concealment.isPresent()) {
                int range = sense.from().distance(target.position().spot());
                all.add(new Perception(sense.kind(), sense.level(), concealment.getAsInt(), range));
            }
        }
        return all;
    }

    boolean isClear() {
        return concealment == 0;
    }

    /** Whether it perceives, by itself or because of a try that came off and still holds. Ledger: GG-DET-5. */
    boolean detects(Gladiator observer, Gladiator target) {
        if (isClear()) {
            return true;
        }
        var sighting = observer.sightings().of(target.id());
        return sighting.isPresent()
                && sighting.get().spotted()
                && sighting.get().sense() == sense
                && holds(sighting.get(), target);
    }

    /** Whether nothing has changed since: the target is where it was, concealed as it was. */
    private boolean holds(Sighting sighting, Gladiator target) {
        return sighting.spot().equals(target.position().spot()) && sighting.concealment() == concealment;
    }

    /** Whether a try with this sense came to nothing in this turn, with nothing changed since. Ledger: GG-DET-5. */
    boolean hasFailed(GladiatorsState state, Gladiator observer, Gladiator target) {
        var sighting = observer.sightings().of(target.id());
        return sighting.isPresent()
                && !sighting.get().spotted()
                && sighting.get().turn() == state.round()
                && sighting.get().spot().equals(target.position().spot())
                && (sighting.get().sense() != sense || sighting.get().concealment() == concealment);
    }

    /** What a roll needs. */
    int needed() {
        return 6 + concealment - level;
    }
}
