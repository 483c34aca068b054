package arbiter.interpreters.live;

import arbiter.dice.Draw;
import arbiter.kernel.Decider;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import java.util.List;
import java.util.Optional;

/**
 * Goes on with a table as somebody knows it until people would be asked, or dice thrown that nobody has thrown yet: what
 * is seen while somebody acts in hiding. Quiet moments pass.
 */
final class NextQuestion<S extends State<S>> implements Play<S> {

    private static final int STEPS = 20;

    /** This is as far as anybody can know. */
    private static final class Reached extends RuntimeException {

        private static final long serialVersionUID = 1;

        private Reached() {
            super(null, null, false, false);
        }
    }

    private final S state;
    private List<Decider> asked = List.of();

    private NextQuestion(S state) {
        this.state = state;
    }

    /** The state is changed; empty if the rules cannot go on from there. */
    static <S extends State<S>> Optional<NextQuestion<S>> after(Game<S> game, S state) {
        NextQuestion<S> next = new NextQuestion<>(state);
        try {
            for (int step = 0; step < STEPS && game.ending(state).isEmpty(); step++) {
                game.advance(next);
            }
        } catch (Reached here) {
            return Optional.of(next);
        } catch (RuntimeException notByTheRules) {
            return Optional.empty(); // no table that rules have led to, only one that somebody may believe in
        }
        return Optional.of(next);
    }

    /** Who would be asked there, as far as anybody may know. */
    List<Decider> asked() {
        return asked;
    }

    @Override
    public S state() {
        return state;
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        throw new Reached();
    }

    @Override
    public <O extends Option> O choose(Request<O> request) {
        return chooseTogether(List.of(request)).get(0);
    }

    @Override
    public <O extends Option> List<O> chooseSome(Request<O> request) {
        reach(List.of(request));
        return request.fallbackSome();
    }

    @Override
    public <O extends Option> List<O> chooseTogether(List<Request<O>> requests) {
        reach(requests);
        return requests.stream().map(Request::fallback).toList();
    }

    private <O extends Option> void reach(List<Request<O>> requests) {
        if (requests.stream().allMatch(Request::quiet)) {
            return;
        }
        asked = requests.stream()
                .filter(request -> !request.secret())
                .map(Request::decider)
                .distinct()
                .toList();
        throw new Reached();
    }

    @Override
    public void emit(Event<S> event) {
        event.apply(state);
    }
}
