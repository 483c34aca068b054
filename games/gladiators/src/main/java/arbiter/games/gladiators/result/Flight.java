package arbiter.games.gladiators.result;

import arbiter.games.gladiators.board.FlightPath;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.move.Displaced;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;

/**
 * A body that flies: by whom it was sent, at which Level, and whether Super Strength is behind it. What it strikes suffers
 * that Level less 1 for every full 2 hexes, and so does the body, if what it struck is that hard. Ledger: GG-KBK-2 to 4,
 * GG-AMB-45.
 */
public record Flight(Gladiator by, Gladiator body, Modifiers level, boolean strong) {

    /** Along a course, until something stops it. */
    public void resolve(Play<GladiatorsState> play, List<Hex> course) {
        GladiatorsState state = play.state();
        List<Gladiator> avoided = new ArrayList<>();
        FlightPath path = path(state, course, avoided);
        while (path.obstacle().isPresent()) {
            Spot next = path.start().at(path.obstacle().get());
            if (state.walls().fills(next)) {
                land(play, path);
                wall(play, path, state.walls().at(next.hex()).orElseThrow());
                return;
            }
            for (Gladiator other : inTheWay(state, next, avoided)) {
                if (Avoiding.isStruck(play, by, body.name(), other)) {
                    land(play, path);
                    strike(play, other, path.levelsLost());
                    return;
                }
                avoided.add(other);
            }
            path = path(state, course, avoided);
        }
        land(play, path);
    }

    private FlightPath path(GladiatorsState state, List<Hex> course, List<Gladiator> avoided) {
        return FlightPath.of(
                body.position().spot(),
                course,
                state.map(),
                state.walls(),
                spot -> !inTheWay(state, spot, avoided).isEmpty());
    }

    private List<Gladiator> inTheWay(GladiatorsState state, Spot spot, List<Gladiator> avoided) {
        List<Gladiator> there = new ArrayList<>();
        for (Gladiator other : state.units()) {
            if (other != body
                    && other != by
                    && other.present()
                    && other.isInAction()
                    && !other.position().isHiddenBelow()
                    && other.position().spot().equals(spot)
                    && !avoided.contains(other)) {
                there.add(other);
            }
        }
        return there;
    }

    private void land(Play<GladiatorsState> play, FlightPath path) {
        if (path.travelled() > 0) {
            String how = "flies " + path.travelled() + (path.travelled() == 1 ? " hex to" : " hexes to");
            play.emit(new Displaced(body.id(), body.position().at(path.end().hex()), how));
        }
    }

    /** The one struck first, then the body. */
    private void strike(Play<GladiatorsState> play, Gladiator other, int lost) {
        Modifiers left = collision(level, 2 * lost, Integer.MAX_VALUE);
        if (left.total() < 1) {
            return;
        }
        int resistance = Defences.best(play.state(), other, Threat.damage(PowerType.SOLID))
                .level()
                .total();
        Impact.resolve(play, other, body.name(), left, PowerType.SOLID, false, by.isMajor());
        Modifiers back = collision(level, 2 * lost, resistance);
        Impact.resolve(play, body, other.name(), back, PowerType.SOLID, false, by.isMajor());
    }

    /** The wall first; a breached one holds the body in its hex. Ledger: GG-AMB-45, GG-WAL-6. */
    private void wall(Play<GladiatorsState> play, FlightPath path, WallHex wall) {
        Modifiers left = collision(level, path.travelled(), Integer.MAX_VALUE);
        if (left.total() < 1) {
            return;
        }
        WallDamage.resolve(play, wall, WallBlow.body(by, body, left, strong));
        Modifiers back = collision(level, path.travelled(), wall.material().defence());
        Impact.resolve(play, body, "the " + wall.name(), back, PowerType.SOLID, false, by.isMajor());
        if (!play.state().walls().fills(path.start().at(wall.hex()))) {
            play.emit(new Displaced(
                    body.id(), body.position().at(wall.hex()), "ends in the breach of the " + wall.name()));
        }
    }

    /** The Level that is left after so many hexes, at most so much as what was struck resists with. Ledger: GG-KBK-3. */
    static Modifiers collision(Modifiers level, int travelled, int resistance) {
        Modifiers left = Modifiers.of("knockback", level.total()).and("hexes flown", -(travelled / 2));
        return left.and("no harder than that", Math.min(0, resistance - left.total()));
    }
}
