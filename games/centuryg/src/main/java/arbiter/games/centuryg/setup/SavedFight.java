package arbiter.games.centuryg.setup;

import arbiter.games.centuryg.attack.AimTarget;
import arbiter.games.centuryg.boss.Allegiance;
import arbiter.games.centuryg.crew.Cockpit;
import arbiter.games.centuryg.crew.CombinedCrew;
import arbiter.games.centuryg.damage.UnitCondition;
import arbiter.games.centuryg.duel.DuelPartner;
import arbiter.games.centuryg.machine.MachineSheet;
import arbiter.games.centuryg.machine.Outfit;
import arbiter.games.centuryg.machine.Supplies;
import arbiter.games.centuryg.machine.UsedEquipment;
import arbiter.games.centuryg.match.SceneStatus;
import arbiter.games.centuryg.move.Position;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.power.GenrePoints;
import arbiter.games.centuryg.reinforcement.Helpers;
import arbiter.games.centuryg.support.SheetKnowledge;
import arbiter.games.centuryg.terrain.Ground;
import arbiter.games.centuryg.turn.Course;
import arbiter.games.centuryg.turn.CurrentTurn;
import arbiter.games.centuryg.turn.TurnPlace;
import arbiter.games.centuryg.unit.Marks;
import arbiter.games.centuryg.unit.TableSetup;
import arbiter.tabletop.saved.FlatShape;
import arbiter.tabletop.unit.Part;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** The parts that fights are saved in, and fights saved before Units and tables were made of parts. */
public final class SavedFight {

    /** Everything that can be a part of a Unit or of a table. */
    public static final List<Class<? extends Part>> PARTS = List.of(
            MachineSheet.class,
            UnitCondition.class,
            Supplies.class,
            UsedEquipment.class,
            Outfit.class,
            Position.class,
            TurnPlace.class,
            DuelPartner.class,
            AimTarget.class,
            GenrePoints.class,
            Allegiance.class,
            Cockpit.class,
            CombinedCrew.class,
            Body.class,
            TableSetup.class,
            Course.class,
            CurrentTurn.class,
            Marks.class,
            Ground.class,
            SceneStatus.class,
            SheetKnowledge.class,
            Helpers.class);

    private SavedFight() {}

    public static JsonNode state(JsonNode saved) {
        if (FlatShape.isInParts(saved)) {
            return saved;
        }
        List<String> hidden = new ArrayList<>();
        saved.path("hidden").forEach(id -> hidden.add(id.asText()));
        ArrayNode units = ((ObjectNode) saved).arrayNode();
        saved.path("fighters").forEach(fighter -> units.add(fighter(fighter, hidden)));
        return FlatShape.of(saved)
                .keep("kind")
                .set("units", units)
                .fixed("table-setup", "field", "rules", "armory")
                .part("course", "phase", "round", "turns", "tension", "ordered")
                .part("current-turn", "acting", "done", "waiting", "commitment")
                .part("marks", "all=marks")
                .partWhole("ground", "ground")
                .partWhole("scene-status", "scene")
                .part("sheet-knowledge", "known")
                .part("helpers", "who=reinforcements")
                .shaped();
    }

    private static JsonNode fighter(JsonNode saved, List<String> hidden) {
        if (saved.get("body") instanceof ObjectNode body) {
            ObjectNode equipped = body.putObject("equipped");
            equipped.set("person", body.remove("person"));
            equipped.set("gear", body.remove("gear"));
        }
        return FlatShape.of(saved)
                .keep("id", "name", "side")
                .set(
                        "hidden",
                        BooleanNode.valueOf(hidden.contains(saved.path("id").asText())))
                .fixed("machine-sheet", "machine")
                .part("unit-condition", "fate", "points", "maims", "levelsEverLost")
                .part("supplies", "energy", "restoration")
                .partWhole("used-equipment", "stores")
                .part("outfit", "joined=crew.joined", "form", "hull=cockpit.hull", "borrowed")
                .part("position", "zone", "placed", "base")
                .part("turn-place", "initiative", "tieBreak", "acted")
                .part("duel-partner", "opponent=duel")
                .partWhole("aim-target", "aim")
                .partWhole("genre-points", "genre")
                .partWhole("allegiance", "allegiance")
                .part("cockpit", "machine=cockpit.machine", "layersLost=cockpit.layersLost")
                .part(
                        "combined-crew",
                        "aboard=crew.aboard",
                        "members=crew.members",
                        "lead=crew.lead",
                        "speaker=crew.speaker",
                        "unison=crew.unison",
                        "refreshed=crew.refreshed")
                .partWhole("body", "body")
                .shaped();
    }
}
