package arbiter.games.gladiators.result;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.board.AreaPlacement;
import arbiter.games.gladiators.board.AreaShape;
import arbiter.games.gladiators.board.FlightPath;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.RandomDirection;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Decider;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Which way somebody is sent by an attack. Ledger: GG-AMB-115. */
public final class PushDirection {

    private static final List<PlainOption> SIX = six();

    private PushDirection() {}

    /** Straight away from the attacker or the centre of a Blast; from the same hex as they like, or by a die. */
    static List<Hex> away(Play<GladiatorsState> play, PowerStrike strike, int hexes) {
        Hex from = origin(strike);
        Hex body = strike.target().hex();
        if (!from.equals(body)) {
            return FlightPath.away(from, body, hexes);
        }
        HexDirection direction = strike.isArea()
                ? RandomDirection.of(play.draw("knockback.direction", RandomDirection.DIE))
                : choose(play, strike.user().decider(), "knockback.direction", strike.target());
        return FlightPath.along(body, direction, hexes);
    }

    /** Where the force came from: the attacker, or the middle of the nearest circle. */
    static Hex origin(PowerStrike strike) {
        if (!strike.isArea()) {
            return strike.user().hex();
        }
        PlacedArea area = strike.area().get();
        if (area.shape() == AreaShape.BLAST) {
            return area.origin().hex();
        }
        return area.shape() == AreaShape.BARRAGE
                ? nearestCircle(area, strike.target())
                : area.user().hex();
    }

    private static Hex nearestCircle(PlacedArea area, Gladiator target) {
        Hex nearest = area.origin().hex();
        for (Hex circle : AreaPlacement.circles(nearest)) {
            nearest = circle.distance(target.hex()) < nearest.distance(target.hex()) ? circle : nearest;
        }
        return nearest;
    }

    /** One of the six directions, as somebody likes. */
    public static HexDirection choose(Play<GladiatorsState> play, Decider decider, String label, Gladiator target) {
        PlainOption answer =
                play.choose(Request.one(decider, label, SIX).asking(() -> "Which way is " + target.name() + " sent?"));
        return HexDirection.number(SIX.indexOf(answer));
    }

    private static List<PlainOption> six() {
        List<PlainOption> options = new ArrayList<>();
        for (HexDirection direction : HexDirection.values()) {
            String words = direction.name().toLowerCase(Locale.ROOT).replace('_', '-');
            options.add(PlainOption.of(words, "To the " + words));
        }
        return List.copyOf(options);
    }
}
