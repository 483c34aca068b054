package arbiter.games.wasteland;

import arbiter.content.Problems;
import arbiter.games.wasteland.calls.Announced;
import arbiter.games.wasteland.calls.Concealed;
import arbiter.games.wasteland.calls.PoolsSet;
import arbiter.games.wasteland.calls.UnitAdded;
import arbiter.games.wasteland.calls.UnitWithdrawn;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.sheet.Handbook;
import arbiter.games.wasteland.sheet.Unit;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.UnitSet;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Event;
import arbiter.kernel.Refused;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.Placement;
import arbiter.rulebook.edit.CommonEdits;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.Field;
import arbiter.tabletop.unit.Emblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a gamemaster can change by hand in a fight. */
final class WastelandHand implements GamemasterHand<WastelandState> {

    private static final int MOST_POINTS = 40;

    private final Handbook book;

    WastelandHand(Handbook book) {
        this.book = book;
    }

    @Override
    public List<Edit<WastelandState>> onTable(WastelandState state) {
        List<Edit<WastelandState>> edits = new ArrayList<>();
        edits.add(CommonEdits.addUnit(unit -> added(state, unit)));
        edits.add(points(state));
        edits.addAll(ZoneEdits.of(state, book));
        edits.add(CommonEdits.announce(Announced::new));
        return edits;
    }

    private static Edit<WastelandState> points(WastelandState state) {
        return new Edit<>(
                "set-action-points",
                "Set the action points",
                List.of(
                        Field.whole(
                                "party",
                                "Party",
                                0,
                                ActionPools.MOST,
                                state.pools().party()),
                        Field.whole(
                                "gamemaster",
                                "Gamemaster",
                                0,
                                MOST_POINTS,
                                state.pools().gamemaster())),
                values -> new PoolsSet(values.number("party"), values.number("gamemaster")));
    }

    @Override
    public List<Edit<WastelandState>> onUnit(WastelandState state, String id) {
        Fighter one = state.unit(id);
        List<Edit<WastelandState>> edits = new ArrayList<>();
        edits.add(UnitEdits.bars(one));
        edits.add(UnitEdits.condition(one));
        edits.add(CommonEdits.hide(one.isHidden(), hidden -> new Concealed(id, hidden)));
        if (one.present()) {
            edits.addAll(PlaceEdits.of(state, one));
            edits.add(CommonEdits.removeUnit(new UnitWithdrawn(id)));
        }
        return edits;
    }

    private Event<WastelandState> added(WastelandState state, Placement unit) {
        unit.onlyNow(SceneSetup.VALUES);
        if (state.units().size() >= UnitSet.MOST) {
            throw new Refused("a table has room for " + UnitSet.MOST + " units");
        }
        Unit sheet = unit.sheet(Unit.class).orElseThrow(() -> new Refused("this unit has no sheet"));
        int zone = unit.at().map(at -> ZoneEdits.zone(state, at.text())).orElse(0);
        Fighter one = UnitFactory.of(unit, sheet, book, 0, zone);
        Problems problems = new Problems();
        Optional<Emblem> emblem = Emblem.written(unit, problems);
        problems.throwIfAny();
        return new UnitAdded(one.id(), one.name(), one.ownSide(), one.profile(), zone, unit.hidden(), emblem);
    }
}
