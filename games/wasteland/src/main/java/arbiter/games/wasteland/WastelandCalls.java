package arbiter.games.wasteland;

import arbiter.games.wasteland.turn.TurnEvents.EncounterEnded;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Decider;
import arbiter.tabletop.act.CallOption;
import java.util.List;

/** What may be done while the table waits, without having been asked. */
final class WastelandCalls {

    /** Ledger: WAS-TURN-10. */
    private static final CallOption<WastelandState> END = new CallOption<>(
            Decider.GAMEMASTER, "end-encounter", "End the fight", play -> play.emit(new EncounterEnded()));

    private WastelandCalls() {}

    static List<CallOption<WastelandState>> of(WastelandState state) {
        return List.of(END);
    }
}
