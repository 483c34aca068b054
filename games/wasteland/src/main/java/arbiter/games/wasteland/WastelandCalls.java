package arbiter.games.wasteland;

import arbiter.games.wasteland.chem.ChemDurations;
import arbiter.games.wasteland.luck.QuestBegan;
import arbiter.games.wasteland.points.SessionStart;
import arbiter.games.wasteland.turn.TurnEvents.EncounterEnded;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Decider;
import arbiter.tabletop.act.CallOption;
import java.util.ArrayList;
import java.util.List;

/** What may be done while the table waits, without having been asked. */
final class WastelandCalls {

    /** Ledger: WAS-TURN-10. */
    private static final CallOption<WastelandState> END = new CallOption<>(
            Decider.GAMEMASTER, "end-encounter", "End the fight", play -> play.emit(new EncounterEnded()));

    /** Ledger: WAS-CHEM-1. */
    private static final CallOption<WastelandState> SCENE = new CallOption<>(
            Decider.GAMEMASTER,
            "end-scene",
            "A scene ends: chems wear off",
            play -> play.state().units().forEach(one -> ChemDurations.endScene(play, one)));

    /** Ledger: WAS-AP-1, WAS-AP-12, WAS-CHEM-3. */
    private static final CallOption<WastelandState> SESSION = new CallOption<>(
            Decider.GAMEMASTER, "session", "A session starts: pools and doses anew", SessionStart::resolve);

    /** Ledger: WAS-LUCK-1. */
    private static final CallOption<WastelandState> QUEST = new CallOption<>(
            Decider.GAMEMASTER, "quest", "A quest starts: luck is whole again", play -> play.emit(new QuestBegan()));

    private WastelandCalls() {}

    static List<CallOption<WastelandState>> of(WastelandState state) {
        List<CallOption<WastelandState>> calls = new ArrayList<>();
        calls.add(END);
        if (state.units().stream().anyMatch(one -> !one.chems().active().isEmpty())) {
            calls.add(SCENE);
        }
        calls.add(SESSION);
        calls.add(QUEST);
        for (Fighter one : state.units()) {
            UnitCalls.offer(one, calls);
        }
        return calls;
    }
}
