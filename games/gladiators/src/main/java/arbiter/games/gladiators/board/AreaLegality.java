package arbiter.games.gladiators.board;

import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexArea;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Whether an Area may lie where it was placed. Ledger: GG-ARE-4, GG-ARE-5, GG-AMB-25, GG-AMB-26. */
final class AreaLegality {

    private AreaLegality() {}

    static Optional<String> problem(PlacedArea area, PowerRange range) {
        Optional<String> form = form(area);
        if (form.isPresent()) {
            return form;
        }
        if (range == PowerRange.NONE) {
            return refuse(
                    area.shape() != AreaShape.BLAST || !area.target().equals(area.user()),
                    () -> "without a range an Area is a Blast around its user");
        }
        return switch (area.shape()) {
            case CONE -> refuse(range != PowerRange.TOUCH, () -> "a Cone is always Touch");
            case BLAST, BARRAGE ->
                refuse(
                        !reaches(range, area.range()),
                        () -> "its centre is " + area.range() + " hexes away, out of range");
            case LINE, SHAPE, DOME ->
                range == PowerRange.TOUCH
                        ? refuse(!beginsNextToUser(area), () -> "a Touch Area begins in a hex next to its user")
                        : refuse(!liesInRange(area, range), () -> "it does not lie wholly in range");
        };
    }

    /** Whether it has the form of its template. */
    private static Optional<String> form(PlacedArea area) {
        AreaSize size = area.size();
        return switch (area.shape()) {
            case BLAST, BARRAGE, DOME -> Optional.empty();
            case CONE ->
                misshapen(
                        area.user().hex().distance(area.target().hex()) != size.coneLength(),
                        () -> "the target point of this Cone is exactly " + size.coneLength() + " hexes away");
            case LINE ->
                misshapen(
                        area.origin().hex().distance(area.target().hex()) != size.lineLength() - 1,
                        () -> "this Line is " + size.lineLength() + " hexes long");
            case SHAPE ->
                area.template().pattern().isEmpty()
                        ? misshapen(
                                area.hexes().size() != size.shapeHexes()
                                        || !HexArea.of(area.hexes()).connected(),
                                () -> "this Shape has " + size.shapeHexes() + " hexes that hang together")
                        : misshapen(!matchesPattern(area), () -> "this Shape was settled otherwise at design");
        };
    }

    /** Whether the hexes are the pattern of the design, turned and moved. Ledger: GG-ARE-6. */
    private static boolean matchesPattern(PlacedArea area) {
        List<Hex> pattern = area.template().pattern();
        if (area.hexes().size() != pattern.size()) {
            return false;
        }
        for (int sixths = 0; sixths < 6; sixths++) {
            List<Hex> turned = new ArrayList<>(pattern.size());
            for (Hex hex : pattern) {
                turned.add(hex.rotated(sixths));
            }
            Hex way = area.hexes().get(0).minus(Collections.min(turned));
            if (turned.stream().allMatch(hex -> area.contains(hex.plus(way)))) {
                return true;
            }
        }
        return false;
    }

    private static boolean reaches(PowerRange range, int distance) {
        return distance >= (range == PowerRange.TOUCH ? 0 : 1) && distance <= range.stretched();
    }

    private static boolean beginsNextToUser(PlacedArea area) {
        if (Math.abs(area.origin().altitude() - area.user().altitude()) > 1) {
            return false;
        }
        if (area.shape() == AreaShape.LINE) {
            return area.user().hex().distance(area.origin().hex()) == 1;
        }
        return area.hexes().stream().anyMatch(hex -> area.user().hex().distance(hex) == 1);
    }

    private static boolean liesInRange(PlacedArea area, PowerRange range) {
        for (Hex hex : area.hexes()) {
            if (!reaches(range, area.user().distance(area.spot(hex)))) {
                return false;
            }
        }
        return true;
    }

    private static Optional<String> misshapen(boolean wrong, Supplier<String> reason) {
        return wrong ? Optional.of(reason.get() + " (GG-ARE-5)") : Optional.empty();
    }

    private static Optional<String> refuse(boolean wrong, Supplier<String> reason) {
        return wrong ? Optional.of(reason.get() + " (GG-ARE-4)") : Optional.empty();
    }
}
