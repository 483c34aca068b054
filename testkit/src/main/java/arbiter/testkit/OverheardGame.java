package arbiter.testkit;

import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Play;
import arbiter.kernel.State;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;

/**
 * A game that tells which events happened at its table, those that the log leaves out as well. A table runs a step again
 * after each answer; what such a run repeats is heard once.
 */
public final class OverheardGame<S extends State<S>> {

    private final Game<S> game;
    private final List<Event<S>> ended = new ArrayList<>();
    private List<Event<S>> underWay = new ArrayList<>();
    private boolean running;
    private int before;

    public OverheardGame(Game<S> game) {
        this.game = game;
    }

    /** The game for a table to play. */
    @SuppressWarnings("unchecked") // it is made of that game's own interface
    public Game<S> game() {
        return (Game<S>) proxy(Game.class, (method, arguments) -> {
            boolean step = method.getName().equals("advance") && !running;
            return step ? advance((Play<S>) arguments[0]) : method.invoke(game, arguments);
        });
    }

    /** Forgets what has happened so far. */
    public void listen() {
        ended.clear();
        before = underWay.size();
    }

    /** What has happened since. */
    public List<Event<S>> heard() {
        List<Event<S>> all = new ArrayList<>(ended);
        all.addAll(underWay);
        return all.subList(Math.min(before, all.size()), all.size());
    }

    /** If a question ends it, the same step is run again later. */
    private Object advance(Play<S> play) {
        underWay = new ArrayList<>();
        running = true;
        try {
            game.advance(overheard(play));
        } finally {
            running = false;
        }
        ended.addAll(underWay);
        underWay = new ArrayList<>();
        return null;
    }

    @SuppressWarnings("unchecked") // it is made of that play's own interface
    private Play<S> overheard(Play<S> play) {
        return (Play<S>) proxy(Play.class, (method, arguments) -> {
            if (method.getName().equals("emit")) {
                underWay.add((Event<S>) arguments[0]);
            }
            return method.invoke(play, arguments);
        });
    }

    private interface Answering {
        Object answer(Method method, Object[] arguments) throws ReflectiveOperationException;
    }

    private static Object proxy(Class<?> type, Answering answering) {
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> {
            try {
                return answering.answer(method, arguments);
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        });
    }
}
