package arbiter.interpreters.preview;

import arbiter.content.Nearest;
import arbiter.kernel.Headline;
import arbiter.kernel.Refused;
import arbiter.kernel.View;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What best play strives for, or against: how well a side stands, or something in the odds by its name. Whether it is
 * wanted is said from the side whose answer is considered.
 */
public record Goal(Kind kind, String measure, boolean wanted) {

    /** What of a way is looked at. */
    public enum Kind {
        /** How well the side stands, by the game's own reckoning. */
        WORTH,
        /** A fact, a piece of news or a number by its name; of a bar, by how much it changes. */
        MEASURE,
        /** How much of a bar is lost. */
        LOSS,
        /** Whether a unit is still in the fight. */
        STANDS
    }

    /** How goals are written. */
    public static final List<String> FORMS = List.of("worth", "hit", "damage:UNIT", "stands:UNIT");

    private static final String DAMAGE = "damage:";
    private static final String STANDS = "stands:";

    public static final Goal WORTH = new Goal(Kind.WORTH, "worth", true);

    static Goal of(Headline headline) {
        return new Goal(Kind.MEASURE, headline.measure(), headline.wanted());
    }

    /** Reads a goal as people write it, for somebody of that side; refused with what would be right. */
    public static Goal read(String text, View view, String side) {
        if (text.equals("worth")) {
            return WORTH;
        }
        if (text.equals("hit")) {
            return new Goal(Kind.MEASURE, text, true);
        }
        if (text.startsWith(STANDS)) {
            View.Unit unit = unit(text, STANDS, view);
            return new Goal(Kind.STANDS, unit.id(), unit.side().equals(side));
        }
        if (text.startsWith(DAMAGE)) {
            View.Unit unit = unit(text, DAMAGE, view);
            if (unit.bars().isEmpty()) {
                throw new Refused("goal '" + text + "': " + unit.name() + " has nothing that damage could lower");
            }
            return new Goal(
                    Kind.LOSS,
                    unit.id() + " " + unit.bars().get(0).label(),
                    !unit.side().equals(side));
        }
        throw new Refused(Nearest.unknown("goal", text, FORMS));
    }

    private static View.Unit unit(String text, String form, View view) {
        String id = text.substring(form.length());
        return view.unit(id)
                .orElseThrow(() -> new Refused("goal '" + text + "': "
                        + Nearest.unknown(
                                "unit",
                                id,
                                view.units().stream().map(View.Unit::id).toList())));
    }

    /** The same seen by one who fears what the others want. */
    Goal feared() {
        return new Goal(kind, measure, false);
    }

    /** For people: {@code hit as often as possible}. */
    public String words(View view) {
        return switch (kind) {
            case WORTH -> "stand as well as possible";
            case STANDS -> (wanted ? "keep " : "get ") + name(view) + (wanted ? " in" : " out of") + " the fight";
            case LOSS ->
                wanted
                        ? "take as much " + barOf(view) + " as possible from " + name(view)
                        : "lose as little of " + name(view) + "'s " + barOf(view) + " as possible";
            case MEASURE -> told(view) + (wanted ? " as much as possible" : " as little as possible");
        };
    }

    private Optional<View.Unit> unit(View view) {
        return view.units().stream()
                .filter(unit -> measure.equals(unit.id()) || measure.startsWith(unit.id() + " "))
                .max(Comparator.comparing(unit -> unit.id().length()));
    }

    private String name(View view) {
        return unit(view).map(View.Unit::name).orElse(measure);
    }

    private String barOf(View view) {
        return unit(view).map(unit -> measure.substring(unit.id().length() + 1)).orElse(measure);
    }

    private String told(View view) {
        return unit(view)
                .map(unit -> unit.name() + measure.substring(unit.id().length()))
                .orElse(measure);
    }
}
