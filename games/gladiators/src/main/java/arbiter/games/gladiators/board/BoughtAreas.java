package arbiter.games.gladiators.board;

import arbiter.games.gladiators.modifier.aim.AreaModifier;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The templates that a power may be placed with: one for each kind of Area it has. Ledger: GG-MD-04, GG-ARE-6. */
public final class BoughtAreas {

    private BoughtAreas() {}

    /** In the order of the price list; none for a power without Area. */
    public static List<AreaTemplate> of(PlainPower power) {
        return power.find(AreaModifier.class)
                .map(area -> of(area, power.range()))
                .orElse(List.of());
    }

    private static List<AreaTemplate> of(PowerModifier area, PowerRange range) {
        AreaSize size =
                area.has("very-large") ? AreaSize.VERY_LARGE : area.has("large") ? AreaSize.LARGE : AreaSize.AREA;
        boolean touch = range == PowerRange.TOUCH;
        List<AreaTemplate> templates = new ArrayList<>();
        for (String word : words(area)) {
            AreaShape shape = AreaShape.valueOf(word.toUpperCase(Locale.ROOT));
            AreaTemplate template = new AreaTemplate(shape, size, touch, List.of());
            boolean settled = shape == AreaShape.SHAPE && !area.has("variable");
            templates.add(settled ? template.compact() : template);
            if (shape == AreaShape.SHAPE && !settled && size.has(AreaShape.DOME)) {
                templates.add(new AreaTemplate(AreaShape.DOME, size, touch, List.of()));
            }
        }
        return List.copyOf(templates);
    }

    /** An Area that names no kind is a Blast. */
    private static List<String> words(PowerModifier area) {
        List<String> words = AreaModifier.shapes(area);
        return words.isEmpty() ? List.of(AreaShape.BLAST.word()) : words;
    }
}
