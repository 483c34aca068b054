package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.IncomingEffect;
import arbiter.games.gladiators.board.FlightPath;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What something thrown does where it comes down: Solid damage with knockback. Ledger: GG-THR-2, GG-THR-3, GG-AMB-53. */
public final class ThrowImpact {

    private ThrowImpact() {}

    private static String name(Optional<Gladiator> body) {
        return body.map(Gladiator::name).orElse("what was thrown");
    }

    public static void onWall(
            Play<GladiatorsState> play, Gladiator by, Optional<Gladiator> body, Modifiers level, WallHex wall) {
        WallDamage.resolve(
                play, wall, new WallBlow(by, name(body), level, PowerType.SOLID, WallBlow.Manner.BODY, false, body));
    }

    /** Everybody in the hex may avoid it. Gives the resistance of the first one struck, if anybody was. */
    public static OptionalInt onPeople(
            Play<GladiatorsState> play, Gladiator by, Optional<Gladiator> body, Modifiers level, Spot spot) {
        OptionalInt struck = OptionalInt.empty();
        for (Gladiator other : there(play.state(), by, body, spot)) {
            if (Avoiding.isStruck(play, by, name(body), other)) {
                int resistance = Defences.best(play.state(), other, Threat.damage(PowerType.SOLID))
                        .level()
                        .total();
                struck = struck.isEmpty() ? OptionalInt.of(resistance) : struck;
                Impact.resolve(play, other, name(body), level, PowerType.SOLID, false, by.isMajor());
                knockBack(play, by, other, name(body), level);
            }
        }
        return struck;
    }

    private static List<Gladiator> there(GladiatorsState state, Gladiator by, Optional<Gladiator> body, Spot spot) {
        List<Gladiator> there = new ArrayList<>();
        for (Gladiator other : state.units()) {
            boolean flies = body.isPresent() && body.get() == other;
            if (other != by
                    && !flies
                    && other.isInAction()
                    && other.position().spot().equals(spot)) {
                there.add(other);
            }
        }
        return there;
    }

    private static void knockBack(
            Play<GladiatorsState> play, Gladiator by, Gladiator target, String body, Modifiers level) {
        IncomingEffect blow = new IncomingEffect(Effect.KNOCKBACK, PowerType.SOLID, PowerSource.CONVENTIONAL, false);
        Needed needed =
                new Needed(level, Defences.best(play.state(), target, blow).level());
        TestRoll roll = D10Roll.roll(play, "knockback.result", by, needed.number());
        play.emit(new Impact.ImpactRolled(target.id(), body + ", knockback", needed, roll));
        if (roll.succeeded() && !by.hex().equals(target.hex())) {
            new Flight(by, target, level, false)
                    .resolve(play, FlightPath.away(by.hex(), target.hex(), Knocks.hexes(roll.result())));
            Falling.resolve(play, target);
        }
    }

    /** A thrown character suffers as in a collision. Ledger: GG-KBK-3. */
    public static void onBody(
            Play<GladiatorsState> play, Gladiator by, Gladiator body, Modifiers level, int resistance) {
        Modifiers felt = level.and("no harder than that", Math.min(0, resistance - level.total()));
        Impact.resolve(play, body, "what is there", felt, PowerType.SOLID, false, by.isMajor());
    }
}
