package arbiter.games.capital.move;

import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.kernel.Refused;
import arbiter.space.plane.PlaceWords;
import arbiter.space.plane.Point;
import java.math.BigDecimal;
import java.util.Optional;

/** A point that somebody is pushed or pulled to in a straight line. */
public record ShiftOption(Point from, Point to) implements Option {

    public static Point awayFrom(Point source, Point here, int length) {
        return source.equals(here) ? here : source.toward(here, source.distance(here) + length);
    }

    /** On the line to another point, but not beyond it. */
    public static Point toward(Point here, Point there, int length) {
        return here.equals(there) ? here : here.toward(there, Math.min(length, here.distance(there)));
    }

    /** Any point so near. */
    public static ShiftOption read(Combatant unit, String text, int furthest) {
        Point to;
        try {
            to = Point.parse(text);
        } catch (IllegalArgumentException unreadable) {
            throw new Refused(unreadable.getMessage());
        }
        int length = unit.base().centre().distance(to);
        if (length > furthest) {
            throw new Refused("that is " + PlaceWords.metres(length) + " from " + unit.name()
                    + "; they can be shifted by " + PlaceWords.metres(furthest) + " at most");
        }
        return new ShiftOption(unit.base().centre(), to);
    }

    public static String metres(int millimetres) {
        return new BigDecimal(millimetres).movePointLeft(3).stripTrailingZeros().toPlainString() + "m";
    }

    @Override
    public String id() {
        return to.toString();
    }

    @Override
    public String text() {
        return from.equals(to)
                ? "Leave them there"
                : PlaceWords.metres(from.distance(to)) + " to the " + PlaceWords.compass(from, to);
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Place(to.toString()));
    }
}
