package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** An act that stands on the menu in other words and is otherwise the act it is made of. */
interface RewordedAct extends CapitalAct {

    CapitalAct act();

    @Override
    default String id() {
        return act().id();
    }

    @Override
    default List<Cost> costs() {
        return act().costs();
    }

    @Override
    default Optional<Pointer> pointer() {
        return act().pointer();
    }

    @Override
    default List<String> area() {
        return act().area();
    }

    @Override
    default List<String> whom() {
        return act().whom();
    }

    @Override
    default boolean isAction() {
        return act().isAction();
    }

    @Override
    default Optional<Combatant> machine() {
        return act().machine();
    }

    @Override
    default boolean isPointless() {
        return act().isPointless();
    }

    @Override
    default void resolve(Play<CapitalState> play, Occasion occasion) {
        act().resolve(play, occasion);
    }
}
