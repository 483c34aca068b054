package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;

/**
 * How a placement is written, for those who place an Area freely: the kind, then the centre of a Blast, Barrage or dome,
 * the two ends of a Line, the target point of a Cone, or all hexes of a Shape.
 */
public final class AreaText {

    private AreaText() {}

    public static String write(PlacedArea area) {
        String word = area.shape().word() + " ";
        return switch (area.shape()) {
            case BLAST, BARRAGE, DOME -> word + area.origin();
            case LINE -> word + area.origin() + " " + area.target();
            case CONE -> word + area.target();
            case SHAPE -> word + shape(area);
        };
    }

    private static String shape(PlacedArea area) {
        List<String> spots = new ArrayList<>();
        for (Hex hex : area.hexes()) {
            spots.add(area.target().at(hex).toString());
        }
        return String.join(" ", spots);
    }

    /** Reads what was written, for somebody who uses such an Area from there. Says what is wrong with it otherwise. */
    public static PlacedArea read(String text, AreaTemplate template, Spot user) {
        String[] words = text.strip().split("\\s+");
        if (!words[0].equals(template.shape().word())) {
            throw new IllegalArgumentException(
                    "'" + text + "' is no " + template.shape().word() + ": write '"
                            + template.shape().word() + "' and then where, such as " + example(template.shape()));
        }
        List<Spot> spots = new ArrayList<>();
        for (int i = 1; i < words.length; i++) {
            spots.add(Spot.parse(words[i]));
        }
        int wanted = switch (template.shape()) {
            case BLAST, BARRAGE, DOME, CONE -> 1;
            case LINE -> 2;
            case SHAPE -> template.size().shapeHexes();
        };
        if (spots.size() != wanted) {
            throw new IllegalArgumentException("'" + text + "' names " + spots.size() + " hexes, but it takes " + wanted
                    + ", such as " + example(template.shape()));
        }
        return switch (template.shape()) {
            case LINE -> AreaPlacement.line(template, user, spots.get(0), spots.get(1));
            case SHAPE ->
                AreaPlacement.shape(
                        template,
                        user,
                        spots.stream().map(Spot::hex).toList(),
                        spots.get(0).altitude());
            default -> AreaPlacement.at(template, user, spots.get(0));
        };
    }

    private static String example(AreaShape shape) {
        return switch (shape) {
            case LINE -> "'line 1,0 10,0'";
            case SHAPE -> "'shape 1,0 2,0 2,1'";
            default -> "'" + shape.word() + " 3,-2'";
        };
    }
}
