package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.List;

/** Asks where a move leads: worthwhile places are listed, any other is named by its hex. Ledger: GG-MOV-1, section 5.3. */
public final class PlaceChoice {

    private PlaceChoice() {}

    /** The way that is taken; it has no length if the unit stays. */
    public static MovePath ask(Play<GladiatorsState> play, Gladiator unit, MoveReach reach) {
        GladiatorsState state = play.state();
        List<PlaceOption> options = WorthwhilePlaces.of(state, unit, reach);
        MovePath stay = MovePath.of(List.of(unit.hex()), unit.position(), reach.by());
        options.add(new PlaceOption(WorthwhilePlaces.name(stay), stay, "Stay"));
        if (reach.hexes() == 0) {
            return stay;
        }
        MovePath path = play.choose(
                        Request.place(unit.decider(), "move.place", options, text -> read(unit, reach, text))
                                .asking(() -> "Where does " + unit.name() + " go, up to " + reach.hexes()
                                        + (reach.hexes() == 1 ? " hex?" : " hexes?"))
                                .otherwise(options.get(0)))
                .path();
        return endsProne(play, unit, path) ? path.endingProne() : path;
    }

    static PlaceOption read(Gladiator unit, MoveReach reach, String text) {
        Spot spot;
        try {
            spot = Spot.parse(text);
        } catch (IllegalArgumentException unreadable) {
            throw new Refused(unreadable.getMessage());
        }
        MovePath path = reach.to(spot)
                .orElseThrow(() -> new Refused(unit.name() + " cannot get " + HexWords.there(unit.hex(), spot.hex())
                        + HexWords.height(spot) + ", by "
                        + reach.by().word() + " with a move of " + reach.hexes()
                        + " hexes: it is too far, or something is in the way (GG-MOV-1)"));
        return new PlaceOption(spot, path, "");
    }

    /** Some classes allow to end a move prone. Ledger: table 3.6. */
    private static boolean endsProne(Play<GladiatorsState> play, Gladiator unit, MovePath path) {
        if (!path.by().mayEndProne() || unit.posture().prone() || path.prone() || path.length() == 0) {
            return false;
        }
        return play.choose(Request.one(unit.decider(), "move.prone", YesNo.BOTH)
                        .asking(() -> "Does " + unit.name() + " end the move prone?")
                        .otherwise(YesNo.NO)
                        .quietly())
                == YesNo.YES;
    }
}
