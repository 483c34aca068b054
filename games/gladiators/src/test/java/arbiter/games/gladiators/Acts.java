package arbiter.games.gladiators;

import arbiter.games.gladiators.turn.ActMenu;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.turn.TurnRecord;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;

/** Takes actions in scenarios as people do: by their ids on the menu of somebody who has two left. */
public final class Acts {

    private Acts() {}

    public static List<String> menu(GladiatorsState state, Gladiator unit) {
        unit.set(new TurnRecord(
                2, 2, unit.turn().aimed(), 0, false, List.of(), unit.turn().opened()));
        return ActMenu.actions(state, unit).stream().map(GladiatorAct::id).toList();
    }

    public static void take(Play<GladiatorsState> play, Gladiator unit, String id) {
        unit.set(new TurnRecord(2, 2, false, 0, false, List.of(), unit.turn().opened()));
        List<GladiatorAct> menu = ActMenu.actions(play.state(), unit);
        menu.stream()
                .filter(act -> act.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError(id + " is not among "
                        + menu.stream().map(GladiatorAct::id).toList()))
                .resolve(play, unit);
    }
}
