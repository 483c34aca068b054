package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.board.AreaShape;
import arbiter.games.gladiators.board.AreaSize;
import arbiter.games.gladiators.board.AreaTemplate;
import arbiter.games.gladiators.modifier.aim.AreaModifier;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The Areas that were bought for a power. Ledger: GG-ARE-4 to 6. */
final class AreaTemplates {

    private AreaTemplates() {}

    static List<AreaTemplate> of(PlainPower way) {
        Optional<PowerModifier> area = way.find(AreaModifier.class);
        if (area.isEmpty()) {
            return List.of();
        }
        PowerModifier own = area.get();
        AreaSize size = own.has("very-large") ? AreaSize.VERY_LARGE : own.has("large") ? AreaSize.LARGE : AreaSize.AREA;
        boolean touch = way.range() == PowerRange.TOUCH;
        List<String> words = AreaModifier.shapes(own);
        List<AreaTemplate> templates = new ArrayList<>();
        for (String word : words.isEmpty() ? List.of("blast") : words) {
            AreaShape shape = AreaShape.valueOf(word.toUpperCase(Locale.ROOT));
            AreaTemplate plain = new AreaTemplate(shape, size, touch, List.of());
            boolean settled = shape == AreaShape.SHAPE && !own.has("variable");
            templates.add(settled ? plain.compact() : plain);
            if (shape == AreaShape.SHAPE && !settled && size.has(AreaShape.DOME)) {
                templates.add(new AreaTemplate(AreaShape.DOME, size, touch, List.of()));
            }
        }
        return templates;
    }

    /** How far from its user such an Area can catch somebody. */
    static int farthest(PlainPower way, AreaTemplate template) {
        AreaSize size = template.size();
        int beyond = switch (template.shape()) {
            case BLAST -> size.blastRadius();
            case DOME -> size.domeRadius();
            case BARRAGE -> 4;
            case CONE -> size.coneLength();
            case LINE -> template.touch() ? size.lineLength() : size.lineBreadth();
            case SHAPE -> template.touch() ? size.shapeHexes() : 0;
        };
        return (int) Math.min(Integer.MAX_VALUE, (long) way.range().stretched() + beyond);
    }
}
