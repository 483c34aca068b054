package arbiter.games.centuryg;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.state.Adjusted;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Hidden;
import arbiter.games.centuryg.state.Placed;
import arbiter.games.centuryg.state.UnitAdded;
import arbiter.games.centuryg.state.UnitWithdrawn;
import arbiter.kernel.Event;
import arbiter.kernel.Refused;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.Placement;
import java.util.List;

/** What a gamemaster does to Units by hand. */
final class CenturyHand implements GamemasterHand<CenturyState> {

    private final Handbook book;

    CenturyHand(Handbook book) {
        this.book = book;
    }

    @Override
    public Event<CenturyState> add(CenturyState state, Placement unit) {
        Fighter newcomer = CenturySetup.newcomer(unit, book, state, new Problems());
        return UnitAdded.of(newcomer);
    }

    @Override
    public Event<CenturyState> place(CenturyState state, String unit, String at) {
        int zone = state.field().zones().find(at).orElseThrow(() -> new Refused("there is no Zone '" + at + "'"));
        return new Placed(fighter(state, unit).id(), zone);
    }

    @Override
    public Event<CenturyState> hide(CenturyState state, String unit, boolean hidden) {
        return new Hidden(fighter(state, unit).id(), hidden);
    }

    @Override
    public Event<CenturyState> adjust(CenturyState state, String unit, String bar, int value) {
        return new Adjusted(fighter(state, unit).id(), Adjusted.Bar.of(bar), value);
    }

    @Override
    public Event<CenturyState> remove(CenturyState state, String unit) {
        return new UnitWithdrawn(fighter(state, unit).id());
    }

    private static Fighter fighter(CenturyState state, String id) {
        List<String> ids = state.fighters().stream().map(Fighter::id).toList();
        if (!ids.contains(id)) {
            throw new Refused(Nearest.unknown("unit", id, ids));
        }
        return state.fighter(id);
    }
}
