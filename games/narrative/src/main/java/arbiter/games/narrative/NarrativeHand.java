package arbiter.games.narrative;

import arbiter.content.Problems;
import arbiter.games.narrative.calls.Announced;
import arbiter.games.narrative.calls.BandSet;
import arbiter.games.narrative.calls.Concealed;
import arbiter.games.narrative.calls.StoryPointsSet;
import arbiter.games.narrative.calls.UnitAdded;
import arbiter.games.narrative.calls.UnitWithdrawn;
import arbiter.games.narrative.sheet.Unit;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Event;
import arbiter.kernel.Refused;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.Placement;
import arbiter.rulebook.edit.CommonEdits;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.EditValues;
import arbiter.rulebook.edit.Field;
import arbiter.space.band.Band;
import arbiter.tabletop.unit.Emblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a gamemaster can change by hand in an encounter. */
final class NarrativeHand implements GamemasterHand<NarrativeState> {

    private static final int MOST_STORY_POINTS = 20;

    @Override
    public List<Edit<NarrativeState>> onTable(NarrativeState state) {
        return List.of(
                CommonEdits.addUnit(unit -> added(state, unit)),
                new Edit<>(
                        "set-story-points",
                        "Set the Story Points",
                        List.of(
                                Field.whole(
                                        "players",
                                        "Players",
                                        0,
                                        MOST_STORY_POINTS,
                                        state.story().players()),
                                Field.whole(
                                        "gamemaster",
                                        "Gamemaster",
                                        0,
                                        MOST_STORY_POINTS,
                                        state.story().gamemaster())),
                        values -> new StoryPointsSet(values.number("players"), values.number("gamemaster"))),
                CommonEdits.announce(Announced::new));
    }

    @Override
    public List<Edit<NarrativeState>> onUnit(NarrativeState state, String id) {
        Participant one = state.unit(id);
        List<Edit<NarrativeState>> edits = new ArrayList<>();
        edits.add(BarEdits.of(one));
        if (!one.isVehicle()) {
            edits.add(UnitEdits.condition(one));
            edits.add(DiceEdit.of(one));
            edits.add(SurroundingsEdit.of(one));
        }
        if (state.units().size() > 1) {
            edits.add(band(state, one));
        }
        if (one.aboard().isOnFoot()) { // whoever is aboard is where the vehicle is: NAR-VEH-13
            edits.add(UnitEdits.place(state, one));
        }
        edits.add(CommonEdits.hide(one.isHidden(), hidden -> new Concealed(id, hidden)));
        if (one.present()) {
            edits.add(CommonEdits.removeUnit(new UnitWithdrawn(id)));
        }
        return edits;
    }

    private static Event<NarrativeState> added(NarrativeState state, Placement unit) {
        unit.onlyNow(SceneSetup.VALUES);
        Unit sheet = unit.sheet(Unit.class).orElseThrow(() -> new Refused("this unit has no sheet"));
        Participant one = UnitFactory.of(
                unit, sheet, unit.now("members", 1, SceneSetup.LARGEST_GROUP).orElse(1));
        NewcomerPlace place =
                unit.at().map(at -> NewcomerPlace.read(state, at.text())).orElse(NewcomerPlace.ANYWHERE);
        Problems problems = new Problems();
        Optional<Emblem> emblem = Emblem.written(unit, problems);
        problems.throwIfAny();
        return new UnitAdded(
                one.id(),
                one.name(),
                one.ownSide(),
                one.profile(),
                place.fromAll(),
                place.near(),
                unit.hidden(),
                emblem);
    }

    /** Any band between two at once, unless one is aboard the other or both in one vehicle. Ledger: NAR-MOVE-5. */
    private static Edit<NarrativeState> band(NarrativeState state, Participant one) {
        List<Participant> others = state.units().stream()
                .filter(other -> other != one && other.present())
                .filter(other -> state.place(other) != state.place(one))
                .toList();
        List<Field.Value> bands = new ArrayList<>();
        int farthest = state.bands().bands().farthest().ordinal();
        for (int number = 0; number <= farthest; number++) {
            String word = Band.number(number).name().toLowerCase(Locale.ROOT);
            bands.add(Field.Value.of(word, word));
        }
        return new Edit<>(
                "set-band",
                "Set how far somebody is",
                List.of(
                        new Field.Unit(
                                "other",
                                "From",
                                CommonEdits.units(others, Participant::id, Participant::name, other -> false)),
                        new Field.Choice("band", "Band", bands)),
                values -> set(one, values));
    }

    private static BandSet set(Participant one, EditValues values) {
        return new BandSet(
                one.id(),
                values.unit("other"),
                SceneBands.band(values.choice("band")).orElseThrow());
    }
}
