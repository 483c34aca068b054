package arbiter.games.gladiators.modifier.aim;

import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;
import java.util.List;

/** Covers hexes. Ledger: GG-MD-04, GG-ARE-4, GG-ARE-5, GG-LEG-09. */
public record AreaModifier() implements TargetingKind {

    private static final List<String> SHAPES = List.of("blast", "line", "cone", "shape", "barrage");

    /** The kinds of Area that were bought. */
    public static List<String> shapes(PowerModifier own) {
        return SHAPES.stream().filter(own::has).toList();
    }

    @Override
    public Targeting targeting() {
        return Targeting.AREA;
    }

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (own.has("cone") && (power.range() != PowerRange.TOUCH || own.has("very-large"))) {
            findings.add(
                    Code.CONE,
                    own,
                    "a Cone begins next to its user and is never Very Large",
                    "add 'touch', and write 'area cone' or 'area large cone'");
        }
        if (own.has("barrage") && !own.has("very-large")) {
            findings.add(Code.BARRAGE, own, "a Barrage is Very Large", "write 'area very-large barrage'");
        }
        if (!power.hasRange() && shapes(own).stream().anyMatch(shape -> !shape.equals("blast"))) {
            findings.add(
                    Code.AREA_WITHOUT_RANGE,
                    own,
                    "without a range an Area is a Blast around its user",
                    "add a range such as 'touch', or write 'area blast'");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        List<String> shapes = shapes(own);
        String size = own.has("very-large") ? "Very Large " : own.has("large") ? "Large " : "";
        String shape = shapes.isEmpty() ? "blast" : Wording.or(shapes);
        wording.aims("on everybody in " + (size.isEmpty() ? "an Area (" : "a " + size + "Area (") + shape + ")");
        if (own.has("fast")) {
            wording.does("is hard to get out of");
        }
        if (own.has("variable")) {
            wording.does("takes another shape each time");
        }
    }
}
