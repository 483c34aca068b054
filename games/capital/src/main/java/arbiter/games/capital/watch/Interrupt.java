package arbiter.games.capital.watch;

import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.space.plane.PlaceWords;
import arbiter.space.plane.Point;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** At which point of a movement somebody breaks in, or that they let it pass. */
public sealed interface Interrupt extends Option {

    /** Breaking in at a point. */
    sealed interface Break extends Interrupt {

        /** Whoever breaks in. */
        Combatant by();

        /** How much of the way is covered by then, in millimetres. */
        int at();
    }

    /** An Overwatch Attack on a unit that moves. */
    record AttackAt(Combatant by, Combatant target, int at, Point place) implements Break {

        @Override
        public String id() {
            return "attack:" + target.id() + ":" + metres(at);
        }

        @Override
        public String text() {
            return "Attack " + target.name() + " after " + PlaceWords.metres(at);
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Place(place.toString()));
        }
    }

    /** A Lockdown counter that ends the movement. */
    record StopAt(Combatant by, Combatant mover, int at, Point place) implements Break {

        @Override
        public String id() {
            return "stop:" + metres(at);
        }

        @Override
        public String text() {
            return "Stop " + mover.name() + " after " + PlaceWords.metres(at);
        }

        @Override
        public List<Cost> costs() {
            return List.of(new Cost("Lockdown counter", 1));
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Place(place.toString()));
        }
    }

    /** Seizing the Initiative by the CHA of the unit that moves. */
    record SeizeAt(Combatant by, Combatant active, int at, Point place) implements Break {

        @Override
        public String id() {
            return "seize:" + metres(at);
        }

        @Override
        public String text() {
            return "Seize the Initiative after " + PlaceWords.metres(at) + " of " + active.name() + "'s way";
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Place(place.toString()));
        }
    }

    record Pass() implements Interrupt {

        @Override
        public String id() {
            return "pass";
        }

        @Override
        public String text() {
            return "Let it pass";
        }

        @Override
        public boolean declines() {
            return true;
        }
    }

    private static String metres(int millimetres) {
        return new BigDecimal(millimetres).movePointLeft(3).stripTrailingZeros().toPlainString() + "m";
    }
}
