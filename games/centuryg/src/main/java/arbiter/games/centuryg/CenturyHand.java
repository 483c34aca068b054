package arbiter.games.centuryg;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.state.Adjusted;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Clock;
import arbiter.games.centuryg.state.Environment;
import arbiter.games.centuryg.state.EnvironmentSet;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Footprint;
import arbiter.games.centuryg.state.Hidden;
import arbiter.games.centuryg.state.Patch;
import arbiter.games.centuryg.state.Placed;
import arbiter.games.centuryg.state.Terrain;
import arbiter.games.centuryg.state.TerrainCleared;
import arbiter.games.centuryg.state.TerrainLaid;
import arbiter.games.centuryg.state.UnitAdded;
import arbiter.games.centuryg.state.UnitWithdrawn;
import arbiter.games.centuryg.view.BoardView;
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
        return new Placed(fighter(state, unit).id(), zone(state, at));
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

    /** Terrain lies there once more or no longer; an Environment takes the place of another. Ledger: BCG-TERR-6, BCG-AMB-76. */
    @Override
    public Event<CenturyState> paint(CenturyState state, String place, String what, boolean on) {
        int zone = zone(state, place);
        for (Environment environment : Environment.values()) {
            if (EnumWords.of(environment).equals(what)) {
                return new EnvironmentSet(zone, on ? environment : Environment.LAND);
            }
        }
        for (Terrain terrain : Terrain.values()) {
            if (EnumWords.of(terrain).equals(what)) {
                return on ? laid(state, zone, terrain) : new TerrainCleared(zone, terrain);
            }
        }
        throw new Refused(Nearest.unknown("paint", what, BoardView.PAINTS));
    }

    /** Nobody is walled in. */
    private static Event<CenturyState> laid(CenturyState state, int zone, Terrain terrain) {
        if (terrain == Terrain.IMPASSABLE) {
            for (Fighter fighter : state.fighters()) {
                if (fighter.isOut() && Footprint.distance(state.field(), zone, fighter) == 0) {
                    throw new Refused(fighter.name() + " stands there: place it elsewhere first");
                }
            }
        }
        return new TerrainLaid(new Patch(zone, terrain, Clock.FIGHT));
    }

    private static int zone(CenturyState state, String at) {
        return state.field().zones().find(at).orElseThrow(() -> new Refused("there is no Zone '" + at + "'"));
    }

    private static Fighter fighter(CenturyState state, String id) {
        List<String> ids = state.fighters().stream().map(Fighter::id).toList();
        if (!ids.contains(id)) {
            throw new Refused(Nearest.unknown("unit", id, ids));
        }
        return state.fighter(id);
    }
}
