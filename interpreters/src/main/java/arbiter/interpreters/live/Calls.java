package arbiter.interpreters.live;

import arbiter.kernel.Call;
import arbiter.kernel.Entry;
import arbiter.kernel.Game;
import arbiter.kernel.Refused;
import arbiter.kernel.State;

/** Finds what somebody called for among what can be called. */
public final class Calls {

    private Calls() {}

    public static <S extends State<S>> Call find(Game<S> game, S state, Entry.Called<S> called) {
        return game.calls(state).stream()
                .filter(call -> call.decider().id().equals(called.decider()))
                .filter(call -> call.option().id().equals(called.option()))
                .findFirst()
                .orElseThrow(() -> new Refused(called.decider() + " cannot call '" + called.option() + "' now"));
    }
}
