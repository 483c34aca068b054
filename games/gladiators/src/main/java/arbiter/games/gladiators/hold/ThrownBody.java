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
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Amount;
import arbiter.kernel.Decider;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexLine;
import arbiter.space.hex.HexSide;
import arbiter.space.hex.HexTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Something or somebody thrown at a hex: the hex is rolled for, then whoever is in it. Ledger: GG-THR-2, GG-THR-3, GG-AMB-53. */
final class ThrownBody {

    /** A person counts as something that fills a hex. */
    static final int PERSON = 1;

    private static final int HEXES_PER_LEVEL = 10;
    private static final String GROUND = "packed-earth";

    private ThrownBody() {}

    /** How many hexes the thing fills that is picked up, as the gamemaster says: at most the square of the Level. Ledger: GG-THR-1. */
    static int size(Play<GladiatorsState> play, PowerUse by) {
        int level = by.level(play.state()).total();
        return play.choose(Request.amount(Decider.GAMEMASTER, "throw.size", 0, level * level)
                        .asking(() ->
                                "How many hexes does what " + by.user().name() + " picks up fill? 0 is less than one")
                        .otherwise(new Amount(1))
                        .quietly())
                .value();
    }

    static String word(int hexes) {
        return switch (hexes) {
            case 0 -> "something small";
            case 1 -> "something";
            default -> "something of " + hexes + " hexes";
        };
    }

    /** What is smaller than a hex does half; then one Level less for 10 hexes or part of them. Ledger: GG-THR-2, GG-AMB-53. */
    static Modifiers level(GladiatorsState state, PowerUse by, int distance, int size) {
        int level = LevelInUse.of(state, by).total();
        return LevelInUse.floored(Modifiers.of(by.power().title(), level)
                .and("small", size == 0 ? -(level / 2) : 0)
                .and("distance", -((distance + HEXES_PER_LEVEL - 1) / HEXES_PER_LEVEL)));
    }

    static void resolve(Play<GladiatorsState> play, PowerUse by, Optional<Gladiator> body, Hex aimed, int size) {
        Gladiator user = by.user();
        Spot own = user.position().spot();
        int distance = own.distance(own.at(aimed));
        Modifiers level = level(play.state(), by, distance, size);
        PowerStrike aim = ObjectAim.strike(play.state(), by, distance);
        TestRoll roll = ObjectAim.roll(
                play,
                aim,
                HexWords.to(play.state(), Spot.ground(aimed), aim.user().id()),
                0);
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
        for (Hex beside : besides(hex, size)) {
            play.state()
                    .walls()
                    .at(beside)
                    .filter(one -> one.fills(own.altitude()))
                    .ifPresent(one -> ThrowImpact.onWall(play, user, body, level, one));
            ThrowImpact.onPeople(play, user, body, level, own.at(beside));
        }
        if (body.isPresent()) {
            Gladiator thrown = body.get();
            Hex landing = play.state().map().contains(end) ? end : thrown.hex();
            play.emit(new Displaced(thrown.id(), thrown.position().at(landing), "is thrown to"));
            ThrowImpact.onBody(play, user, thrown, level, struck.orElse(resistance));
            Falling.resolve(play, thrown);
        }
    }

    /** The other hexes that something large comes down on, as compact as can be. Ledger: GG-THR-3, GG-AMB-53. */
    private static List<Hex> besides(Hex hex, int size) {
        List<Hex> around = new ArrayList<>();
        for (int radius = 1; around.size() < size - 1; radius++) {
            around.addAll(HexTemplate.ring(hex, radius));
        }
        return around.subList(0, Math.max(0, size - 1));
    }

    private static Hex before(Hex from, Hex hex) {
        HexLine line = HexLine.between(from, hex);
        return line.hex(Math.max(0, line.steps() - 1), HexSide.LEFT);
    }

    private static Hex deviated(Play<GladiatorsState> play, Hex hex, int by) {
        return hex.plus(RandomDirection.of(play.draw("throw.direction", RandomDirection.DIE)), by);
    }
}
