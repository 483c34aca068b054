package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import java.util.Optional;

/** A Unit to choose. */
public record Whom(Fighter fighter) implements Option {

    @Override
    public String id() {
        return fighter.id();
    }

    @Override
    public String text() {
        return fighter.name();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(fighter.id()));
    }
}
