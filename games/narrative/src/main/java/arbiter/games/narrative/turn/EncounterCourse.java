package arbiter.games.narrative.turn;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Part: who came late and has no slot yet, and whether the gamemaster has ended the encounter. Ledger: NAR-INIT-7. */
public record EncounterCourse(List<String> arrived, boolean ended) implements Part {

    public static final EncounterCourse UNDER_WAY = new EncounterCourse(List.of(), false);

    public EncounterCourse {
        arrived = List.copyOf(arrived);
    }

    /** For whoever comes in: has to roll for a slot, unless nobody has rolled yet. */
    public static void arrive(NarrativeState state, Participant newcomer) {
        if (newcomer.takesTurns() && !state.slots().slots().isEmpty()) {
            List<String> more = new ArrayList<>(state.course().arrived());
            more.add(newcomer.id());
            state.set(new EncounterCourse(more, state.course().ended()));
        }
    }

    /** Who rolls for a slot next. */
    public static Optional<Participant> nextArrival(NarrativeState state) {
        for (String id : state.course().arrived()) {
            if (state.unit(id).canAct()) {
                return Optional.of(state.unit(id));
            }
        }
        return Optional.empty();
    }

    EncounterCourse without(String unit) {
        return new EncounterCourse(
                arrived.stream().filter(one -> !one.equals(unit)).toList(), ended);
    }

    EncounterCourse over() {
        return new EncounterCourse(arrived, true);
    }
}
