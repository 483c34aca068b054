package arbiter.games.wasteland;

import static arbiter.games.wasteland.Cast.scenario;

import arbiter.games.wasteland.turn.ActMenu;
import arbiter.games.wasteland.turn.MenuEntry;
import arbiter.games.wasteland.turn.TurnEvents.OrderSettled;
import arbiter.games.wasteland.turn.TurnEvents.RoundBegan;
import arbiter.games.wasteland.turn.TurnEvents.TurnBegan;
import arbiter.games.wasteland.turn.TurnEvents.TurnOpened;
import arbiter.games.wasteland.turn.TurnOrder;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.Scenario;
import java.util.List;

/** Turns of the first round for scenarios that go by the menu. */
public final class Turns {

    private Turns() {}

    /** It is the turn of the first one. */
    public static Scenario<WastelandState> of(Fighter... units) {
        Scenario<WastelandState> play = scenario(units);
        new OrderSettled(TurnOrder.of(play.state())).apply(play.state());
        new RoundBegan().apply(play.state());
        begin(play, units[0]);
        return play;
    }

    /** Now it is somebody's turn. */
    public static void begin(Scenario<WastelandState> play, Fighter one) {
        new TurnBegan(one.id()).apply(play.state());
        new TurnOpened(one.id()).apply(play.state());
    }

    /** Takes an act of the menu; dice and choices of the act are scripted before. */
    public static void act(Scenario<WastelandState> play, String id) {
        play.choice("turn.action", id);
        Tables.BOOK.game().advance(play);
    }

    public static List<String> menu(WastelandState state, Fighter one) {
        return ActMenu.of(state, one).stream().map(MenuEntry::id).toList();
    }
}
