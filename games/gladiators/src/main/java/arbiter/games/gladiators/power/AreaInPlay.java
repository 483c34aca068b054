package arbiter.games.gladiators.power;

import arbiter.games.gladiators.board.AreaPlacement;
import arbiter.games.gladiators.board.AreaShape;
import arbiter.games.gladiators.board.AreaSize;
import arbiter.games.gladiators.board.AreaTemplate;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.modifier.aim.AreaModifier;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.unit.Gladiator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Where the Area of a power that is at work lies. Ledger: GG-DUR-4, GG-DUR-5, GG-ARE-4, GG-AMB-38. */
public final class AreaInPlay {

    private AreaInPlay() {}

    /** Whether it is attached to its user and goes wherever the user goes. Ledger: GG-AMB-38. */
    public static boolean isAttached(PlainPower way) {
        return way.isAttached();
    }

    /** The hexes it lies over now; those of an attached one are around its user. */
    public static Optional<PlacedArea> of(RunningPower running) {
        if (running.activation().isPresent()
                && running.activation().get().area().isPresent()) {
            return running.activation().get().area();
        }
        return isAttached(running.way()) ? Optional.of(around(running.owner(), running.way())) : Optional.empty();
    }

    public static boolean covers(RunningPower running, Spot spot) {
        Optional<PlacedArea> area = of(running);
        return area.isPresent() && area.get().covers(spot);
    }

    /**
     * Whether a defence counts against what comes from there: one that lies over hexes stands at their edge and stops only
     * what comes from outside. Ledger: GG-RES-5.
     */
    public static boolean sheltersFrom(RunningPower defence, Spot from) {
        return !covers(defence, from);
    }

    /** The Blast around its user of a power without range. Ledger: GG-ARE-4. */
    public static PlacedArea around(Gladiator user, PlainPower way) {
        Spot spot = user.position().spot();
        return AreaPlacement.at(new AreaTemplate(AreaShape.BLAST, size(way), false, List.of()), spot, spot);
    }

    /** The templates among which its user may choose. Ledger: GG-ARE-5, GG-ARE-6. */
    public static List<AreaTemplate> templates(PlainPower way) {
        Optional<PowerModifier> area = way.find(AreaModifier.class);
        List<String> shapes = area.map(AreaModifier::shapes).orElse(List.of());
        List<AreaTemplate> templates = new ArrayList<>();
        for (String word : shapes.isEmpty() ? List.of("blast") : shapes) {
            AreaShape shape = AreaShape.valueOf(word.toUpperCase(Locale.ROOT));
            boolean touch = way.range() == PowerRange.TOUCH || shape == AreaShape.CONE;
            AreaTemplate template = new AreaTemplate(shape, size(way), touch, List.of());
            boolean settled = shape == AreaShape.SHAPE
                    && area.filter(own -> own.has("variable")).isEmpty();
            templates.add(settled ? template.compact() : template);
        }
        return List.copyOf(templates);
    }

    private static AreaSize size(PlainPower way) {
        Optional<PowerModifier> area = way.find(AreaModifier.class);
        if (area.isEmpty()) {
            return AreaSize.AREA;
        }
        return area.get().has("very-large")
                ? AreaSize.VERY_LARGE
                : area.get().has("large") ? AreaSize.LARGE : AreaSize.AREA;
    }
}
