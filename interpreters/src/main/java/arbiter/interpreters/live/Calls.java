package arbiter.interpreters.live;

import arbiter.kernel.Call;
import arbiter.kernel.Entry;
import arbiter.kernel.Game;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import java.util.List;
import java.util.Optional;

/** Finds what somebody called for among what can be called. */
public final class Calls {

    private Calls() {}

    public static <S extends State<S>> Call find(Game<S> game, S state, Entry.Called<S> called) {
        return find(game.calls(state), called);
    }

    /** Whether a call that somebody knows of can be made: nothing unknown to them prevents it. */
    public static <S extends State<S>> boolean isOffered(Game<S> game, S state, Call call) {
        Entry.Called<S> called =
                new Entry.Called<>(call.decider().id(), call.option().id(), true);
        return among(game.calls(state), called).isPresent();
    }

    private static Optional<Call> among(List<Call> calls, Entry.Called<?> called) {
        return calls.stream()
                .filter(call -> call.decider().id().equals(called.decider()))
                .filter(call -> call.option().id().equals(called.option()))
                .findFirst();
    }

    static Call find(List<Call> calls, Entry.Called<?> called) {
        return among(calls, called)
                .orElseThrow(() -> new Refused(called.decider() + " cannot call '" + called.option() + "' now"));
    }
}
