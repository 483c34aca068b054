package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.board.LineOfFire;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.result.HexOption;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import java.util.ArrayList;
import java.util.List;

/** Where somebody is taken: up to so many hexes in a straight line that no wall crosses. */
final class HexPlaces {

    private HexPlaces() {}

    /** The ends of the six rows are listed; any other hex may be named. */
    static Hex choose(Play<GladiatorsState> play, Gladiator decides, Spot from, int hexes, String label) {
        GladiatorsState state = play.state();
        List<HexOption> options = new ArrayList<>();
        for (HexDirection direction : HexDirection.values()) {
            for (int steps = hexes; steps > 0; steps--) {
                Hex hex = from.hex().plus(direction, steps);
                if (isFree(state, from, hex)) {
                    options.add(option(state, from, hex));
                    break;
                }
            }
        }
        options.add(option(state, from, from.hex()));
        return play.choose(Request.place(decides.decider(), label, options, text -> read(state, from, hexes, text))
                        .asking(() -> "Where to, at most " + hexes + (hexes == 1 ? " hex?" : " hexes?")))
                .hex();
    }

    private static boolean isFree(GladiatorsState state, Spot from, Hex hex) {
        return state.map().contains(hex)
                && !state.walls().fills(from.at(hex))
                && new LineOfFire(state.map(), state.walls()).fires(from, from.at(hex));
    }

    private static HexOption read(GladiatorsState state, Spot from, int hexes, String text) {
        Hex hex = Hex.parse(text);
        if (from.hex().distance(hex) > hexes || !isFree(state, from, hex)) {
            throw new Refused("it is out of reach " + HexWords.there(from.hex(), hex) + ": name a hex at most " + hexes
                    + " hexes away, with no wall between");
        }
        return option(state, from, hex);
    }

    private static HexOption option(GladiatorsState state, Spot from, Hex hex) {
        return new HexOption(hex, HexWords.choice(state, from.hex(), hex, ""));
    }
}
