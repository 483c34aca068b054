package arbiter.games.centuryg;

import arbiter.content.Problems;
import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.match.SceneStatus.SurroundingsSet;
import arbiter.games.centuryg.move.Position.Placed;
import arbiter.games.centuryg.setup.CenturySetup;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.terrain.Environment;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.terrain.Ground.EnvironmentSet;
import arbiter.games.centuryg.terrain.Ground.TerrainCleared;
import arbiter.games.centuryg.terrain.Ground.TerrainLaid;
import arbiter.games.centuryg.terrain.Patch;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.turn.Course.TensionSet;
import arbiter.games.centuryg.unit.Announced;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Hidden;
import arbiter.games.centuryg.unit.UnitAdded;
import arbiter.games.centuryg.unit.UnitWithdrawn;
import arbiter.games.centuryg.view.BoardView;
import arbiter.kernel.Event;
import arbiter.kernel.Refused;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.Placement;
import arbiter.rulebook.edit.CommonEdits;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.EditValues;
import arbiter.rulebook.edit.Field;
import arbiter.tabletop.unit.Emblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a gamemaster can change by hand in a fight. */
final class CenturyHand implements GamemasterHand<CenturyState> {

    private static final int MOST_TENSION = 99;

    private final Handbook book;

    CenturyHand(Handbook book) {
        this.book = book;
    }

    @Override
    public List<Edit<CenturyState>> onTable(CenturyState state) {
        return List.of(
                CommonEdits.addUnit(unit -> added(state, unit)), tension(state), paint(state), surroundings(state));
    }

    @Override
    public List<Edit<CenturyState>> onUnit(CenturyState state, String id) {
        Fighter unit = state.unit(id);
        List<Edit<CenturyState>> edits = new ArrayList<>();
        edits.add(FighterEdits.bars(unit));
        edits.add(MarkEdits.edit(state, unit));
        Optional<String> now = Optional.of(unit)
                .filter(Fighter::isPlaced)
                .map(placed -> state.field().zones().text(placed.zone()));
        edits.add(CommonEdits.place(now, at -> new Placed(id, zone(state, at))));
        FighterEdits.offer(state, unit, edits);
        edits.add(CommonEdits.hide(state.unit(id).isHidden(), hidden -> new Hidden(id, hidden)));
        edits.add(CommonEdits.announce(words -> new Announced(id, words)));
        edits.add(CommonEdits.removeUnit(new UnitWithdrawn(id)));
        return edits;
    }

    private Event<CenturyState> added(CenturyState state, Placement unit) {
        Problems problems = new Problems();
        Optional<Emblem> emblem = Emblem.written(unit, problems);
        return UnitAdded.of(CenturySetup.newcomer(unit, book, state, problems), emblem);
    }

    /** Ledger: BCG-OP-5. */
    private static Edit<CenturyState> tension(CenturyState state) {
        return new Edit<>(
                "set-tension",
                "Set the Tension",
                List.of(Field.whole("tension", "Tension", 0, MOST_TENSION, state.tension())),
                values -> new TensionSet(values.number("tension")));
    }

    /** Ledger: temperature. */
    private static Edit<CenturyState> surroundings(CenturyState state) {
        return new Edit<>(
                "set-surroundings",
                "Say how hot or cold it is",
                List.of(new Field.Switch(
                        "harsh", "Very hot or cold", state.scene().isHarsh())),
                values -> new SurroundingsSet(values.on("harsh")));
    }

    /** Terrain lies there once more or no longer; an Environment takes the place of another. Ledger: BCG-TERR-6, BCG-AMB-76. */
    private static Edit<CenturyState> paint(CenturyState state) {
        List<Field.Value> paints = BoardView.PAINTS.stream()
                .map(paint -> Field.Value.of(paint, paint.replace('-', ' ')))
                .toList();
        return new Edit<>(
                "paint",
                "Paint the ground",
                List.of(
                        new Field.Choice("what", "Ground", paints),
                        new Field.Place("place", "Zone", Optional.empty()),
                        new Field.Switch("on", "It lies there", false)),
                values -> painted(state, values));
    }

    private static Event<CenturyState> painted(CenturyState state, EditValues values) {
        int zone = zone(state, values.place("place"));
        String what = values.choice("what");
        boolean on = values.on("on");
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
        throw new IllegalArgumentException("no ground is called " + what);
    }

    /** Nobody is walled in. */
    private static Event<CenturyState> laid(CenturyState state, int zone, Terrain terrain) {
        if (terrain == Terrain.IMPASSABLE) {
            for (Fighter fighter : state.units()) {
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
}
