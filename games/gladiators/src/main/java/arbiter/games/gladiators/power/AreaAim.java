package arbiter.games.gladiators.power;

import arbiter.games.gladiators.attack.AreaSequence;
import arbiter.games.gladiators.board.AreaChoices;
import arbiter.games.gladiators.board.AreaPlacement;
import arbiter.games.gladiators.board.AreaReach;
import arbiter.games.gladiators.board.AreaShape;
import arbiter.games.gladiators.board.AreaTemplate;
import arbiter.games.gladiators.board.AreaText;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where somebody lays an Area that attacks nobody: a shelter, a suppression, a wall. Ledger: GG-ARE-4, GG-ARE-6. */
public final class AreaAim {

    private static final int LISTED = 6;

    private AreaAim() {}

    /** A placement to choose. */
    public record LaidArea(PlacedArea placed) implements Option {

        @Override
        public String id() {
            return placed.text();
        }

        @Override
        public String text() {
            return HexWords.area(placed);
        }

        @Override
        public List<String> area() {
            List<String> hexes = new ArrayList<>();
            for (Hex hex : placed.hexes()) {
                hexes.add(hex.toString());
            }
            return hexes;
        }
    }

    /** Its user says where: worthwhile places that reach those wanted are listed, any other legal one is read. */
    public static Optional<PlacedArea> chosen(Play<GladiatorsState> play, PowerUse use, List<Gladiator> wanted) {
        if (!use.way().hasRange()) {
            return Optional.of(AreaInPlay.around(use.user(), use.way()));
        }
        List<LaidArea> options = worthwhile(play.state(), use, wanted);
        if (options.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(play.choose(
                        Request.place(use.user().decider(), "power.place", options, text -> freely(use, text))
                                .asking(() -> "Where does " + use.user().name() + " lay "
                                        + use.power().title() + "?"))
                .placed());
    }

    private static List<LaidArea> worthwhile(GladiatorsState state, PowerUse use, List<Gladiator> wanted) {
        List<LaidArea> options = new ArrayList<>();
        List<Spot> spots = new ArrayList<>();
        for (Gladiator unit : wanted) {
            spots.add(unit.position().spot());
        }
        for (AreaTemplate template : AreaInPlay.templates(use.way())) {
            AreaChoices choices = new AreaChoices(
                    template,
                    use.way().range(),
                    use.user().position().spot(),
                    new AreaReach(state.map(), state.walls()));
            for (AreaChoices.Catch one : choices.worthwhile(spots, List.of(), LISTED)) {
                options.add(new LaidArea(one.area()));
            }
        }
        return options.isEmpty() ? inLines(use) : options;
    }

    /** Where nobody is in reach, lines that begin next to the user. */
    private static List<LaidArea> inLines(PowerUse use) {
        List<LaidArea> options = new ArrayList<>();
        Spot user = use.user().position().spot();
        for (AreaTemplate template : AreaInPlay.templates(use.way())) {
            for (HexDirection direction : HexDirection.values()) {
                Spot near = user.at(user.hex().plus(direction, 1));
                Spot far = user.at(user.hex().plus(direction, template.size().lineLength()));
                PlacedArea area =
                        template.shape() == AreaShape.LINE ? AreaPlacement.line(template, user, near, far) : null;
                if (area != null
                        && AreaPlacement.problem(area, use.way().range()).isEmpty()) {
                    options.add(new LaidArea(area));
                }
            }
        }
        return options;
    }

    private static LaidArea freely(PowerUse use, String text) {
        Spot user = use.user().position().spot();
        String reason = "write where, such as 'blast 3,-2' or 'line 1,0 10,0'";
        for (AreaTemplate template : AreaInPlay.templates(use.way())) {
            try {
                PlacedArea area = AreaText.read(text, template, user);
                Optional<String> problem = AreaPlacement.problem(area, use.way().range());
                if (problem.isEmpty()) {
                    return new LaidArea(area);
                }
                reason = problem.get();
            } catch (IllegalArgumentException notThere) {
                reason = notThere.getMessage();
            }
        }
        throw new Refused(reason);
    }

    /** Where it comes down: with a range its hex is rolled for, as for an attack. Ledger: GG-ARE-1, GG-ARE-2, GG-AMB-97. */
    public static PlacedArea landed(Play<GladiatorsState> play, PowerUse use, PlacedArea placed) {
        return use.way().hasRange() ? AreaSequence.landed(play, use, placed, false) : placed;
    }
}
