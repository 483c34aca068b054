package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import arbiter.space.hex.HexLine;
import arbiter.space.hex.HexSide;
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

    /**
     * Reads what was written, for somebody who uses such an Area from there. Says what is wrong with it otherwise. Hexes
     * alone, with spaces or semicolons in between, are what somebody points at on the board.
     */
    public static PlacedArea read(String text, AreaTemplate template, Spot user) {
        List<String> words = new ArrayList<>(List.of(text.strip().split("[\\s;]+")));
        boolean named =
                Character.isLetter(words.get(0).isEmpty() ? ' ' : words.get(0).charAt(0));
        if (named && !words.remove(0).equals(template.shape().word())) {
            throw new IllegalArgumentException(
                    "'" + text + "' is no " + template.shape().word() + ": write '"
                            + template.shape().word() + "' and then where, such as " + example(template.shape()));
        }
        List<Spot> spots = new ArrayList<>();
        for (String word : words) {
            spots.add(Spot.parse(word));
        }
        boolean aimed = template.shape() == AreaShape.LINE || template.shape() == AreaShape.CONE;
        if (aimed && !named && spots.size() == 1) {
            return towards(template, user, spots.get(0));
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

    /**
     * Away from the user over the hex that somebody points at: a Line from there on, or at Touch from beside the user; a
     * Cone as long as it is.
     */
    private static PlacedArea towards(AreaTemplate template, Spot user, Spot pointed) {
        if (pointed.hex().equals(user.hex())) {
            throw new IllegalArgumentException(
                    "a " + template.shape().word() + " goes away from whoever uses it: aim it at another hex");
        }
        HexLine line = HexLine.between(user.hex(), pointed.hex());
        if (template.shape() == AreaShape.CONE) {
            Hex far = line.hex(template.size().coneLength(), HexSide.LEFT);
            return AreaPlacement.at(template, user, pointed.at(far));
        }
        int first = template.touch() ? 1 : user.hex().distance(pointed.hex());
        Hex near = line.hex(first, HexSide.LEFT);
        Hex far = line.hex(first + template.size().lineLength() - 1, HexSide.LEFT);
        return AreaPlacement.line(template, user, pointed.at(near), pointed.at(far));
    }

    private static String example(AreaShape shape) {
        return switch (shape) {
            case LINE -> "'line 1,0 10,0'";
            case SHAPE -> "'shape 1,0 2,0 2,1'";
            default -> "'" + shape.word() + " 3,-2'";
        };
    }
}
