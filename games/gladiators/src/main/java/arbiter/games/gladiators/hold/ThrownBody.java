package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.board.RandomDirection;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.move.Displaced;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.result.Falling;
import arbiter.games.gladiators.result.ObjectAim;
import arbiter.games.gladiators.result.ThrowImpact;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexLine;
import arbiter.space.hex.HexSide;
import java.util.Optional;
import java.util.OptionalInt;

/** Something or somebody thrown at a hex: the hex is rolled for, then whoever is in it. Ledger: GG-THR-2, GG-THR-3, GG-AMB-53. */
final class ThrownBody {

    private static final int HEXES_PER_LEVEL = 10;
    private static final String GROUND = "packed-earth";

    private ThrownBody() {}

    /** One Level less for 10 hexes or part of them. Ledger: GG-THR-2. */
    static Modifiers level(GladiatorsState state, PowerUse by, int distance) {
        Modifiers level = LevelInUse.of(state, by);
        return LevelInUse.floored(Modifiers.of(by.power().title(), level.total())
                .and("distance", -((distance + HEXES_PER_LEVEL - 1) / HEXES_PER_LEVEL)));
    }

    static void resolve(Play<GladiatorsState> play, PowerUse by, Optional<Gladiator> body, Hex aimed) {
        Gladiator user = by.user();
        Spot own = user.position().spot();
        int distance = own.distance(own.at(aimed));
        Modifiers level = level(play.state(), by, distance);
        PowerStrike aim = ObjectAim.strike(play.state(), by, distance);
        TestRoll roll = ObjectAim.roll(play, aim, "hex " + aimed, 0);
        Hex hex = roll.succeeded() ? aimed : deviated(play, aimed, roll.missedBy());
        int resistance = play.state().lore().wall(GROUND).defence();
        Hex end = hex;
        Optional<WallHex> wall = play.state().walls().at(hex).filter(one -> one.fills(own.altitude()));
        if (wall.isPresent()) {
            resistance = wall.get().material().defence();
            ThrowImpact.onWall(play, user, body, level, wall.get());
            boolean holds = play.state().walls().fills(own.at(hex));
            end = holds ? before(own.hex(), hex) : hex;
        }
        OptionalInt struck = ThrowImpact.onPeople(play, user, body, level, own.at(hex));
        if (body.isPresent()) {
            Gladiator thrown = body.get();
            Hex landing = play.state().map().contains(end) ? end : thrown.hex();
            play.emit(new Displaced(thrown.id(), thrown.position().at(landing), "is thrown to"));
            ThrowImpact.onBody(play, user, thrown, level, struck.orElse(resistance));
            Falling.resolve(play, thrown);
        }
    }

    private static Hex before(Hex from, Hex hex) {
        HexLine line = HexLine.between(from, hex);
        return line.hex(Math.max(0, line.steps() - 1), HexSide.LEFT);
    }

    private static Hex deviated(Play<GladiatorsState> play, Hex hex, int by) {
        return hex.plus(RandomDirection.of(play.draw("throw.direction", RandomDirection.DIE)), by);
    }
}
