package arbiter.games.narrative.range;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.space.band.Bands;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * What a move would change, for whoever looks at the board before it: the bands that the mover will have to others,
 * {@code voss medium}. Made only when somebody looks. Nobody hidden is named. Ledger: NAR-MOVE-5.
 */
public final class BandChanges {

    private BandChanges() {}

    public static Supplier<List<String>> of(NarrativeState state, Participant mover, Supplier<Bands> after) {
        return () -> between(state, mover, after.get());
    }

    private static List<String> between(NarrativeState state, Participant mover, Bands after) {
        List<String> changes = new ArrayList<>();
        int place = state.place(mover);
        for (Participant other : state.units()) {
            if (other.present() && !other.isHidden() && state.place(other) != place) {
                Band then = after.between(place, state.place(other));
                if (then != state.band(mover, other)) {
                    changes.add(other.id() + " " + then.name().toLowerCase(Locale.ROOT));
                }
            }
        }
        return changes;
    }
}
