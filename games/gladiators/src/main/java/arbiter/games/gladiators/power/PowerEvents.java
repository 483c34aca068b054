package arbiter.games.gladiators.power;

import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.hold.Bonding;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import java.util.List;
import java.util.Optional;

/** Events: powers begin, change and end. */
public final class PowerEvents {

    private PowerEvents() {}

    private static String title(Gladiator unit, int power) {
        return unit.powers().get(power).title();
    }

    /** A power begins to run on somebody or over some hexes. Ledger: GG-TRN-3. */
    public record PowerActivated(
            String user, int power, int way, boolean burning, List<String> on, Optional<PlacedArea> area)
            implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator unit = state.unit(user);
            ActivePower active = new ActivePower(unit.inUse().next(), power, way, burning, 0, List.copyOf(on), area);
            unit.set(unit.inUse().with(active));
            Bonding.refresh(state, unit, active);
        }

        @Override
        public Line line(GladiatorsState state) {
            boolean self = on.equals(List.of(user));
            Line.Builder line = tell(state, user).words(" activates " + title(state.unit(user), power));
            if (!self && !on.isEmpty()) {
                line.words(" on ");
                for (int i = 0; i < on.size(); i++) {
                    line.words(i == 0 ? "" : ", ")
                            .unit(on.get(i), state.unit(on.get(i)).name());
                }
            }
            return line.words(burning ? ", burning at 4 more Levels" : "").line();
        }
    }

    /** A power that ran is over. */
    public record PowerEnded(String user, int number, String because) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator unit = state.unit(user);
            Leftovers.end(state, unit, active -> active.number() == number);
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user, "'s power ends: " + because);
        }
    }

    /** All powers that last until the next turn of their user are over. Ledger: GG-DUR-1. */
    public record PowersRanOut(String user, List<Integer> numbers) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator unit = state.unit(user);
            Leftovers.end(state, unit, active -> numbers.contains(active.number()));
        }

        @Override
        public boolean isLogged() {
            return false;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user, "'s powers run out");
        }
    }
}
