package arbiter.games.narrative.calls;

import arbiter.games.narrative.check.CalledChecks;
import arbiter.games.narrative.turn.EncounterFinish;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.tabletop.act.CallOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * What people may do at any time: the gamemaster calls for checks, has things happen, lets time pass and ends the
 * encounter; either side buys facts with Story Points. Ledger: NAR-CHECK-1, NAR-CHECK-4, NAR-HEAL-1, NAR-STORY-2.
 */
public final class EncounterCalls {

    private EncounterCalls() {}

    public static List<CallOption<NarrativeState>> of(NarrativeState state) {
        List<CallOption<NarrativeState>> calls = new ArrayList<>();
        List<Participant> people = people(state);
        if (!people.isEmpty()) {
            calls.add(about("skill-check", "Call for a check", CalledChecks::single));
            calls.add(about("fear-check", "Something is frightening", CalledHarm::fear));
            calls.add(about("fall", "Somebody falls", CalledHarm::fall));
            calls.add(about("fire", "Somebody catches fire", CalledHarm::fire));
        }
        if (people.size() > 1) {
            calls.add(about("opposed-check", "Call for a check against somebody", CalledChecks::opposed));
            calls.add(about("contest", "Several compete with each other", CalledChecks::contest));
        }
        addRest(people, calls);
        addFacts(state, calls);
        if (!state.course().ended()) {
            calls.add(gamemaster("end-encounter", "End the encounter", EncounterFinish::resolve));
        }
        return calls;
    }

    private static void addRest(List<Participant> people, List<CallOption<NarrativeState>> calls) {
        if (!CalledRest.strained(people).isEmpty()) {
            calls.add(about("recover", "Recover after the encounter", CalledRest::recover));
        }
        if (!CalledRest.weary(people).isEmpty()) {
            calls.add(about("night", "A night of rest passes", CalledRest::night));
        }
        if (!CalledRest.injuries(people).isEmpty()) {
            calls.add(about("week", "A week of rest passes for an injury", CalledRest::week));
        }
        if (!CalledRest.repairs(people).isEmpty()) {
            calls.add(about("repair-item", "Repair an item", CalledRest::repair));
        }
    }

    /** Every player may spend what belongs to all of them. Ledger: NAR-STORY-2. */
    private static void addFacts(NarrativeState state, List<CallOption<NarrativeState>> calls) {
        String text = "Spend a Story Point on a fact";
        if (state.story().gamemaster() > 0) {
            calls.add(gamemaster("fact", text, play -> CalledFact.resolve(play, Decider.GAMEMASTER, false)));
        }
        for (Participant one : state.units()) {
            Decider player = one.decider();
            if (one.isPlayerCharacter() && one.present() && state.story().players() > 0) {
                calls.add(new CallOption<>(
                        player, "fact:" + one.id(), text, play -> CalledFact.resolve(play, player, true)));
            }
        }
    }

    private static List<Participant> people(NarrativeState state) {
        return state.units().stream()
                .filter(one ->
                        one.present() && !one.isVehicle() && !one.vitals().dead())
                .toList();
    }

    /** Who is there is asked again when the call is made: by then the table may be another copy. */
    private static CallOption<NarrativeState> about(
            String id, String text, BiConsumer<Play<NarrativeState>, List<Participant>> act) {
        return gamemaster(id, text, play -> act.accept(play, people(play.state())));
    }

    private static CallOption<NarrativeState> gamemaster(String id, String text, Consumer<Play<NarrativeState>> act) {
        return new CallOption<>(Decider.GAMEMASTER, id, text, act);
    }
}
