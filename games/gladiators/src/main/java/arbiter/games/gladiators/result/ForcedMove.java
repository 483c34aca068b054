package arbiter.games.gladiators.result;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.board.FlightPath;
import arbiter.games.gladiators.move.Displaced;
import arbiter.games.gladiators.move.ForcedRun;
import arbiter.games.gladiators.power.Mounts;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import arbiter.space.hex.HexLine;
import arbiter.space.hex.HexSide;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Moves its target 1 hex and 2 more for each point of the result, the way it was designed or its user likes, through
 * whatever is there. Ledger: GG-FMV-1, GG-AB-20.
 */
public final class ForcedMove {

    private ForcedMove() {}

    public static void resolve(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll) {
        Gladiator target = strike.target();
        Mounts.leave(play, target, target.hex());
        int hexes = Knocks.hexes(roll.result());
        String way = way(play, strike);
        switch (way) {
            case "up" -> rise(play, target, hexes);
            case "down" -> rise(play, target, -Math.min(hexes, target.position().altitude()));
            case "away" -> along(play, strike, roll, PushDirection.away(play, strike, hexes));
            case "toward" -> along(play, strike, roll, toward(strike, hexes));
            default -> along(play, strike, roll, FlightPath.along(target.hex(), direction(way), hexes));
        }
    }

    private static String way(Play<GladiatorsState> play, PowerStrike strike) {
        PowerForm form = strike.use().way().form();
        if (!form.has("chosen")) {
            return form.has("toward") ? "toward" : form.among("chosen").get(0);
        }
        List<PlainOption> options = new ArrayList<>(List.of(
                PlainOption.of("away", "Away"),
                PlainOption.of("toward", "Toward " + strike.user().name()),
                PlainOption.of("up", "Up")));
        if (strike.target().position().altitude() > 0) {
            options.add(PlainOption.of("down", "Down"));
        }
        for (HexDirection direction : HexDirection.values()) {
            String words = word(direction);
            options.add(PlainOption.of(words, "To the " + words));
        }
        return play.choose(Request.one(strike.user().decider(), "forced-move.direction", options)
                        .asking(() -> "Which way does " + strike.target().name() + " move?"))
                .id();
    }

    private static String word(HexDirection direction) {
        return direction.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static HexDirection direction(String word) {
        return HexDirection.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    private static void rise(Play<GladiatorsState> play, Gladiator target, int hexes) {
        if (hexes != 0) {
            int height = target.position().altitude() + hexes;
            play.emit(new Displaced(target.id(), target.position().at(height), "is moved to"));
        }
    }

    /** Up to the hex of the user; what else a design may name is where its user stands. */
    private static List<Hex> toward(PowerStrike strike, int hexes) {
        Hex from = strike.target().hex();
        HexLine line = HexLine.between(from, strike.user().hex());
        return line.steps() == 0 ? List.of() : line.hexes(1, Math.min(hexes, line.steps()), HexSide.LEFT);
    }

    private static void along(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll, List<Hex> course) {
        ForcedRun.resolve(play, strike.target(), strike.user(), course, roll.result());
    }
}
