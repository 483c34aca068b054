package arbiter.games.gladiators.board;

import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexArea;
import arbiter.space.hex.HexDirection;
import arbiter.space.hex.HexLine;
import arbiter.space.hex.HexSide;
import arbiter.space.hex.HexTemplate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/** Placements that could catch somebody of those wanted, legal or not; at most {@value #MOST}. */
final class AreaCandidates {

    static final int MOST = 6_000;

    private final AreaTemplate template;
    private final PowerRange range;
    private final Spot user;
    private final List<Spot> wanted;
    private final Predicate<PlacedArea> willDo;
    private final List<PlacedArea> found = new ArrayList<>();
    /** Those of kinds that may be met again on the way. */
    private final Set<Ends> known = new LinkedHashSet<>();
    /** Whether one was found that will do, so that no others are looked for. */
    private boolean done;

    /** What tells one placement from another of the same template: its ends, and the hexes of a Shape. */
    private record Ends(Spot origin, Spot target, List<Hex> hexes) {

        static Ends of(PlacedArea area) {
            return new Ends(area.origin(), area.target(), area.shape() == AreaShape.SHAPE ? area.hexes() : List.of());
        }
    }

    private AreaCandidates(
            AreaTemplate template, PowerRange range, Spot user, List<Spot> wanted, Predicate<PlacedArea> willDo) {
        this.willDo = willDo;
        this.template = template;
        this.range = range;
        this.user = user;
        this.wanted = wanted;
    }

    static List<PlacedArea> of(AreaTemplate template, PowerRange range, Spot user, List<Spot> wanted) {
        AreaCandidates candidates = new AreaCandidates(template, range, user, wanted, area -> false);
        candidates.search();
        return candidates.found;
    }

    /** Whether one of them will do; the likeliest are looked at first, and none after the first that does. */
    static boolean any(
            AreaTemplate template, PowerRange range, Spot user, List<Spot> wanted, Predicate<PlacedArea> willDo) {
        AreaCandidates candidates = new AreaCandidates(template, range, user, wanted, willDo);
        if (range != PowerRange.NONE) {
            wanted.forEach(candidates::straightAt);
        }
        if (!candidates.done) {
            candidates.search();
        }
        return candidates.done;
    }

    private void search() {
        if (range == PowerRange.NONE) {
            add(AreaPlacement.at(template, user, user));
        } else {
            collect();
        }
    }

    /** Right on top of somebody, or along the line to them. */
    private void straightAt(Spot spot) {
        if (done) {
            return;
        }
        switch (template.shape()) {
            case BLAST, BARRAGE -> add(AreaPlacement.at(template, user, spot));
            case CONE -> {
                if (!spot.hex().equals(user.hex())) {
                    cone(spot.at(beyond(spot, template.size().coneLength())));
                }
            }
            case LINE -> {
                if (template.touch() && !spot.hex().equals(user.hex())) {
                    touchLine(spot.at(beyond(spot, template.size().lineLength())));
                }
            }
            case DOME, SHAPE -> {}
        }
    }

    private Hex beyond(Spot spot, int distance) {
        return HexLine.between(user.hex(), spot.hex()).hex(distance, HexSide.LEFT);
    }

    private void collect() {
        switch (template.shape()) {
            case BLAST ->
                centres(hex ->
                        HexTemplate.blast(hex, template.size().blastRadius()).hexes());
            case BARRAGE ->
                centres(hex ->
                        AreaPlacement.at(template, user, Spot.ground(hex)).hexes());
            case DOME -> centres(hex -> HexTemplate.ring(hex, template.size().domeRadius()));
            case CONE -> aims(template.size().coneLength(), this::cone);
            case LINE -> lines();
            case SHAPE -> shapes();
        }
    }

    private void add(PlacedArea area) {
        if (!done && found.size() < MOST && known.add(Ends.of(area))) {
            addNew(area);
        }
    }

    /** The same for one that was not met before. */
    private void addNew(PlacedArea area) {
        if (!done && found.size() < MOST) {
            found.add(area);
            done = willDo.test(area);
        }
    }

    /** Kinds that are the same from all sides: the centres from which one is caught are the hexes caught from it. */
    private void centres(Function<Hex, List<Hex>> around) {
        Set<Spot> centres = new LinkedHashSet<>();
        for (Spot spot : wanted) {
            for (Hex hex : around.apply(spot.hex())) {
                Spot centre = spot.at(hex);
                if (template.shape() == AreaShape.DOME || user.distance(centre) <= range.stretched()) {
                    centres.add(centre);
                }
            }
        }
        for (Spot centre : centres) {
            if (done) {
                return;
            }
            addNew(AreaPlacement.at(template, user, centre));
        }
    }

    private interface Aim {
        void at(Spot target);
    }

    /** All target points at one distance, at the altitudes of those wanted. */
    private void aims(int distance, Aim aim) {
        Set<Integer> altitudes = new LinkedHashSet<>();
        wanted.forEach(spot -> altitudes.add(spot.altitude()));
        for (Hex hex : HexTemplate.ring(user.hex(), distance)) {
            for (int altitude : altitudes) {
                if (done) {
                    return;
                }
                aim.at(new Spot(hex, altitude));
            }
        }
    }

    private void cone(Spot target) {
        add(AreaPlacement.at(template, user, target));
    }

    private void lines() {
        int length = template.size().lineLength();
        if (template.touch()) {
            aims(length, this::touchLine);
            return;
        }
        for (Spot one : wanted) {
            if (done) {
                return;
            }
            for (HexDirection direction : HexDirection.values()) {
                slide(one, one.at(one.hex().neighbour(direction)), length);
            }
            if (!one.hex().equals(user.hex())) {
                slide(one, one.at(user.hex()), length);
            }
            for (Spot other : wanted) {
                if (!one.hex().equals(other.hex())) {
                    slide(one, other, length);
                }
            }
        }
    }

    private void touchLine(Spot target) {
        Hex near = HexLine.between(user.hex(), target.hex()).hex(1, HexSide.LEFT);
        add(AreaPlacement.line(template, user, user.at(near), target));
    }

    /** Lines through two spots that begin, lie in the middle or end with the first. */
    private void slide(Spot one, Spot other, int length) {
        HexLine line = HexLine.between(one.hex(), other.hex());
        for (int before : new int[] {0, length / 2, length - 1}) {
            Spot begin = one.at(line.hex(-before, HexSide.LEFT));
            Spot end = other.at(line.hex(length - 1 - before, HexSide.LEFT));
            if (!done && Math.max(user.distance(begin), user.distance(end)) <= range.stretched()) {
                add(AreaPlacement.line(template, user, begin, end));
            }
        }
    }

    private void shapes() {
        for (Spot spot : wanted) {
            if (done) {
                return;
            }
            if (template.pattern().isEmpty()) {
                add(AreaPlacement.shape(template, user, grown(spot), spot.altitude()));
                continue;
            }
            for (int sixths = 0; sixths < 6; sixths++) {
                HexArea turned = HexArea.of(template.pattern()).rotated(sixths);
                for (Hex hex : turned) {
                    List<Hex> moved = turned.moved(spot.hex().minus(hex)).hexes();
                    add(AreaPlacement.shape(template, user, moved, spot.altitude()));
                }
            }
        }
    }

    /** Begins with one of those wanted, goes on to the nearest others as long as there are hexes, and fills up. */
    private List<Hex> grown(Spot first) {
        int size = template.size().shapeHexes();
        Set<Hex> hexes = new LinkedHashSet<>(List.of(first.hex()));
        List<Hex> others = new ArrayList<>(wanted.stream()
                .filter(spot -> spot.altitude() == first.altitude())
                .map(Spot::hex)
                .toList());
        others.sort((one, other) ->
                Integer.compare(first.hex().distance(one), first.hex().distance(other)));
        for (Hex other : others) {
            Hex near = hexes.stream()
                    .min((a, b) -> Integer.compare(a.distance(other), b.distance(other)))
                    .orElseThrow();
            Set<Hex> joined = new LinkedHashSet<>(hexes);
            joined.addAll(HexLine.between(near, other).hexes(HexSide.LEFT));
            hexes = joined.size() <= size ? joined : hexes;
        }
        for (int radius = 1; hexes.size() < size; radius++) {
            for (Hex hex : HexTemplate.ring(first.hex(), radius)) {
                if (hexes.size() < size && !hex.equals(user.hex()) && touches(hexes, hex)) {
                    hexes.add(hex);
                }
            }
        }
        return List.copyOf(hexes);
    }

    private static boolean touches(Set<Hex> hexes, Hex hex) {
        return hexes.stream().anyMatch(one -> one.distance(hex) == 1);
    }
}
