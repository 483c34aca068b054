package arbiter.games.wasteland;

import arbiter.games.wasteland.calls.Announced;
import arbiter.games.wasteland.calls.Concealed;
import arbiter.games.wasteland.calls.PoolsSet;
import arbiter.games.wasteland.calls.UnitWithdrawn;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.edit.CommonEdits;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.Field;
import java.util.ArrayList;
import java.util.List;

/** What a gamemaster can change by hand in a fight. */
final class WastelandHand implements GamemasterHand<WastelandState> {

    private static final int MOST_POINTS = 40;

    @Override
    public List<Edit<WastelandState>> onTable(WastelandState state) {
        return List.of(
                new Edit<>(
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
                        values -> new PoolsSet(values.number("party"), values.number("gamemaster"))),
                CommonEdits.announce(Announced::new));
    }

    @Override
    public List<Edit<WastelandState>> onUnit(WastelandState state, String id) {
        Fighter one = state.unit(id);
        List<Edit<WastelandState>> edits = new ArrayList<>();
        edits.add(CommonEdits.hide(one.isHidden(), hidden -> new Concealed(id, hidden)));
        if (one.present()) {
            edits.add(CommonEdits.removeUnit(new UnitWithdrawn(id)));
        }
        return edits;
    }
}
