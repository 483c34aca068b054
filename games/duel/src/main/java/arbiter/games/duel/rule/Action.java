package arbiter.games.duel.rule;

import arbiter.games.duel.state.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import java.util.Optional;

/** What a fighter can do with a turn. */
sealed interface Action extends Option {

    record Strike(Fighter target) implements Action {

        @Override
        public String id() {
            return "attack:" + target.id();
        }

        @Override
        public String text() {
            return "Attack " + target.name();
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Unit(target.id()));
        }
    }

    record Breathe() implements Action {

        @Override
        public String id() {
            return "breathe";
        }

        @Override
        public String text() {
            return "Catch breath";
        }
    }
}
