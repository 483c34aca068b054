package arbiter.games.gladiators.result;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.board.AreaPlacement;
import arbiter.games.gladiators.board.AreaShape;
import arbiter.games.gladiators.board.FlightPath;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.RandomDirection;
import arbiter.games.gladiators.board.Spot;
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
import java.util.Optional;

/** Which way somebody is sent by an attack. Ledger: GG-AMB-115. */
public final class PushDirection {

    private static final List<PlainOption> SIX = six();

    private static final int OPPONENT = 2;
    private static final int WALL = 1;
    private static final int FRIEND = -1;

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
                : likely(play, strike, hexes);
        return FlightPath.along(body, direction, hexes);
    }

    /**
     * As the attacker likes. Nobody is stopped for it: unless something else is said the body goes where it strikes most, an
     * opponent or else a wall, and not into friends.
     */
    private static HexDirection likely(Play<GladiatorsState> play, PowerStrike strike, int hexes) {
        int best = 0;
        for (int i = 1; i < SIX.size(); i++) {
            if (inTheWay(play.state(), strike, i, hexes) > inTheWay(play.state(), strike, best, hexes)) {
                best = i;
            }
        }
        Request<PlainOption> request =
                request(strike.user().decider(), "knockback.direction", strike.target());
        PlainOption answer = play.choose(request.otherwise(SIX.get(best)).quietly());
        return HexDirection.number(SIX.indexOf(answer));
    }

    /** How welcome to the attacker is what the body strikes first: 0 if there is nothing. */
    private static int inTheWay(GladiatorsState state, PowerStrike strike, int direction, int hexes) {
        Spot start = strike.target().position().spot();
        List<Hex> course = FlightPath.along(start.hex(), HexDirection.number(direction), hexes);
        Optional<Hex> struck = FlightPath.of(
                        start, course, state.map(), state.walls(), spot -> at(state, strike, spot)
                                .isPresent())
                .obstacle();
        if (struck.isEmpty()) {
            return 0;
        }
        return at(state, strike, start.at(struck.get()))
                .map(other -> state.enemies(other, strike.user()) ? OPPONENT : FRIEND)
                .orElse(WALL);
    }

    private static Optional<Gladiator> at(GladiatorsState state, PowerStrike strike, Spot spot) {
        for (Gladiator other : state.units()) {
            boolean seen = other.present() && !other.isHidden() && other != strike.target();
            if (seen && other.position().spot().equals(spot)) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
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
        PlainOption answer = play.choose(request(decider, label, target));
        return HexDirection.number(SIX.indexOf(answer));
    }

    private static Request<PlainOption> request(Decider decider, String label, Gladiator target) {
        return Request.one(decider, label, SIX).asking(() -> "Which way is " + target.name() + " sent?");
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
