package arbiter.games.narrative;

import arbiter.games.narrative.damage.Vitals;
import arbiter.games.narrative.maneuver.Prone;
import arbiter.games.narrative.range.RangeBands;
import arbiter.games.narrative.sheet.Handbook;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.sheet.Unit;
import arbiter.games.narrative.status.Status;
import arbiter.games.narrative.status.Statuses;
import arbiter.games.narrative.story.StoryPoints;
import arbiter.games.narrative.turn.Slot;
import arbiter.games.narrative.turn.TurnEvents.RoundBegan;
import arbiter.games.narrative.turn.TurnEvents.SlotsSettled;
import arbiter.games.narrative.turn.TurnEvents.TurnBegan;
import arbiter.games.narrative.turn.TurnProgress;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.unit.RuleTables;
import arbiter.rulebook.Placement;
import arbiter.rulebook.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How an encounter is set up from a file: units in the order of the file, as they are now, and the bands between them. */
final class SceneSetup {

    static final List<String> VALUES = List.of("members", "wounds", "strain", "speed");

    private static final List<String> CONDITIONS = List.of("prone", "staggered", "immobilized", "disoriented");
    static final int LARGEST_GROUP = 12;

    private final Setting setting;
    private final Handbook book;

    private SceneSetup(Setting setting, Handbook book) {
        this.setting = setting;
        this.book = book;
    }

    static NarrativeState start(Setting setting, Handbook book) {
        return new SceneSetup(setting, book).start();
    }

    private NarrativeState start() {
        List<Participant> units = new ArrayList<>();
        List<Placement> placed = new ArrayList<>();
        for (Placement unit : setting.units()) {
            unit.onlyNow(VALUES);
            unit.sheet(Unit.class).ifPresent(sheet -> {
                units.add(unit(unit, sheet));
                placed.add(unit);
            });
        }
        SceneBands scene = SceneBands.of(setting.scene(), setting.problems());
        RangeBands bands = scene.arrange(units, placed, setting.problems());
        SceneSeats.take(units, placed, setting.problems());
        int players =
                (int) units.stream().filter(Participant::isPlayerCharacter).count();
        NarrativeState state = new NarrativeState(
                units,
                bands,
                scene.story().orElse(StoryPoints.start(players)),
                RuleTables.of(book),
                NarrativeOptions.rules(setting.options()));
        begin(state);
        return state;
    }

    private Participant unit(Placement unit, Unit sheet) {
        int members = unit.now("members", 1, LARGEST_GROUP).orElse(1);
        Participant one = UnitFactory.of(unit, sheet, members);
        Profile profile = one.profile();
        Vitals.put(
                one,
                unit.now("wounds", 0, 2 * profile.totalWoundThreshold()).orElse(0),
                unit.now("strain", 0, Integer.MAX_VALUE).orElse(0));
        unit.conditions().forEach(condition -> {
            Optional<Status> status = status(condition.text());
            if (condition.text().equals("prone")) {
                Prone.put(one, true);
            } else if (status.isPresent()) {
                Statuses.put(one, one.statuses().having(status.get(), 1)); // until the end of its next turn
            } else {
                setting.otherCondition(unit.id(), condition, CONDITIONS);
            }
        });
        one.hide(unit.hidden());
        return one;
    }

    private static Optional<Status> status(String word) {
        return Stream.of(Status.values())
                .filter(status -> status.word().equals(word))
                .findFirst();
    }

    /** With a turn or a round slots go by the order of the file; otherwise initiative is rolled first. */
    private void begin(NarrativeState state) {
        int named = setting.firstToAct();
        if (setting.turn().isEmpty() && setting.round().isEmpty()
                || state.units().stream().noneMatch(Participant::takesTurns)) {
            return;
        }
        int first = firstWithTurns(state.units(), named);
        setting.turn()
                .filter(turn -> first != named)
                .ifPresent(turn -> setting.problems()
                        .add(turn.place(), "a vehicle has no turn: name somebody aboard, such as its pilot"));
        List<Slot> slots = new ArrayList<>();
        for (int i = 0; i < state.units().size(); i++) {
            Participant one = state.units().get((first + i) % state.units().size());
            if (one.takesTurns()) {
                slots.add(Slot.unrolled(one.side(), one.id()));
            }
        }
        new SlotsSettled(slots).apply(state);
        new RoundBegan().apply(state);
        TurnProgress now = state.progress();
        state.set(new TurnProgress(setting.round().orElse(1), now.turns(), now.nextSlot(), now.acting()));
        new TurnBegan(state.units().get(first).id(), 0).apply(state);
    }

    private static int firstWithTurns(List<Participant> units, int from) {
        int first = from;
        while (!units.get(first % units.size()).takesTurns()) {
            first++;
        }
        return first % units.size();
    }
}
