package arbiter.games.gladiators.power;

import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Events: a power that runs takes hold of somebody, lets go, or stays over some hexes. Ledger: GG-DUR-5 to 7. */
public final class HoldEvents {

    private HoldEvents() {}

    private static void change(GladiatorsState state, String user, int number, UnaryOperator<ActivePower> change) {
        Gladiator unit = state.unit(user);
        Optional<ActivePower> active = unit.inUse().find(number);
        active.ifPresent(one -> unit.set(unit.inUse().changed(change.apply(one))));
    }

    private static String title(GladiatorsState state, String user, int number) {
        Gladiator unit = state.unit(user);
        return unit.inUse()
                .find(number)
                .map(active -> unit.powers().get(active.power()).title())
                .orElse("power");
    }

    /** It is on one more. */
    public record TookHold(String user, int number, String unit) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            change(state, user, number, active -> active.with(unit));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user)
                    .words("'s " + title(state, user, number) + " sticks to ")
                    .unit(unit, state.unit(unit).name())
                    .line();
        }
    }

    /** It is on one less. */
    public record LetGo(String user, int number, String unit) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            change(state, user, number, active -> active.without(unit));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user)
                    .words("'s " + title(state, user, number) + " is off ")
                    .unit(unit, state.unit(unit).name())
                    .line();
        }
    }

    /** It stays over these hexes. */
    public record AreaStays(String user, int number, PlacedArea area) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            change(state, user, number, active -> active.over(area));
        }

        @Override
        public boolean isLogged() {
            return false;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user, "'s " + title(state, user, number) + " stays");
        }
    }
}
