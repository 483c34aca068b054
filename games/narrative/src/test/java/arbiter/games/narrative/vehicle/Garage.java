package arbiter.games.narrative.vehicle;

import static arbiter.games.narrative.Handbooks.BOOK;

import arbiter.games.narrative.range.RangeBands;
import arbiter.games.narrative.sheet.Vehicle;
import arbiter.games.narrative.story.StoryPoints;
import arbiter.games.narrative.turn.ActMenu;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Slot;
import arbiter.games.narrative.turn.Turn;
import arbiter.games.narrative.turn.TurnEvents.SlotsSettled;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.unit.RuleTables;
import arbiter.games.narrative.unit.TableRules;
import arbiter.games.narrative.vehicle.SeatEvents.SeatTaken;
import arbiter.space.band.Band;
import arbiter.testkit.Scenario;
import java.util.List;
import java.util.stream.Stream;

/** Vehicles with crews for scenarios. */
public final class Garage {

    private Garage() {}

    public static Participant vehicle(String id, String side, int speed) {
        Vehicle model = BOOK.content().shelf(Vehicle.class).get(id);
        return Participant.vehicle(id, model.name(), side, model, speed);
    }

    /** All of them at that band from each other, and nobody has a Story Point. */
    public static Scenario<NarrativeState> scenario(Band apart, Participant... units) {
        return new Scenario<>(new NarrativeState(
                List.of(units),
                RangeBands.withVehicles(units.length, apart),
                new StoryPoints(0, 0),
                RuleTables.of(BOOK),
                TableRules.STANDARD));
    }

    public static void board(Scenario<NarrativeState> play, Participant one, Participant vehicle, Seat seat) {
        play.emit(new SeatTaken(one.id(), vehicle.id(), seat));
    }

    /** The first round begins, and one player character takes the only slot. */
    public static void begin(Scenario<NarrativeState> play) {
        play.emit(new SlotsSettled(List.of(Slot.unrolled("players", "players"))));
        Turn.resolve(play);
        Turn.resolve(play);
    }

    /** Somebody does these things, one after the other. */
    public static void act(Scenario<NarrativeState> play, String... acts) {
        for (String act : acts) {
            play.choice("turn.action", act);
        }
        for (int i = 0; i < acts.length; i++) {
            Turn.resolve(play);
        }
    }

    /** The ids of what somebody can do now. */
    public static List<String> menu(Scenario<NarrativeState> play, Participant one) {
        return ActMenu.of(play.state(), one).stream().map(NarrativeAct::id).toList();
    }

    /** The same, only of one kind. */
    public static List<String> menu(Scenario<NarrativeState> play, Participant one, String kind) {
        return menu(play, one).stream().filter(id -> id.startsWith(kind)).toList();
    }

    /** What was told since so many lines. */
    public static Stream<String> since(Scenario<NarrativeState> play, int lines) {
        return play.log().stream().skip(lines);
    }
}
