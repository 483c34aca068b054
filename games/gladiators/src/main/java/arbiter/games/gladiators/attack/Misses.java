package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.attack.AttackEvents.AttackStrayed;
import arbiter.games.gladiators.board.LineOfFire;
import arbiter.games.gladiators.board.RandomDirection;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.StrayShot;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.hit.HitRoll;
import arbiter.games.gladiators.modifier.effect.IgnoresWalls;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Where an attack goes that missed. No die is thrown where nothing could be struck. Ledger: GG-MIS-1 to 4, GG-AMB-35,
 * GG-AMB-36, GG-AMB-113.
 */
final class Misses {

    /** A shot that flies on forever leaves the board soon enough. */
    private static final int FARTHEST = 200;

    private Misses() {}

    static StrikeOutcome resolve(Play<GladiatorsState> play, PowerStrike strike, HitRoll.Fate roll) {
        if (!strike.use().way().is(Targeting.DIRECT)) {
            return beside(play, strike);
        }
        if (roll.byCover()) {
            tell(play, strike, "strikes the cover of " + strike.target().name());
            CoverStrikes.resolve(play, strike);
            return StrikeOutcome.MISS;
        }
        return roll.wide() ? wide(play, strike) : past(play, strike);
    }

    /** One hex off at random; anybody there is attacked. What is Psychic and Indirect simply misses. Ledger: GG-MIS-4. */
    private static StrikeOutcome beside(Play<GladiatorsState> play, PowerStrike strike) {
        PowerUse use = strike.use();
        if (use.way().is(Targeting.INDIRECT) && use.way().form().metAs().contains(PowerType.PSYCHIC)) {
            return StrikeOutcome.MISS;
        }
        Hex hex = strike.target().hex();
        boolean anybody = false;
        for (Gladiator other : play.state().units()) {
            anybody |= isOther(strike, other) && other.hex().distance(hex) == 1;
        }
        if (!anybody) {
            return StrikeOutcome.MISS;
        }
        Hex struck = hex.neighbour(direction(play));
        tell(play, strike, "comes down in " + struck);
        return along(play, strike, List.of(strike.target().position().spot().at(struck)));
    }

    private static StrikeOutcome wide(Play<GladiatorsState> play, PowerStrike strike) {
        GladiatorsState state = play.state();
        boolean matters = false;
        for (HexDirection direction : HexDirection.values()) {
            matters = matters || strikes(state, strike, deviated(state, strike, direction));
        }
        if (!matters) {
            return StrikeOutcome.MISS;
        }
        Optional<StrayShot> shot = play.once("attack.strayed", () -> {
            StrayShot one = deviated(state, strike, direction(play));
            told(play, strike, one);
            return Optional.of(one).filter(stray -> strikes(state, strike, stray));
        });
        return shot.isPresent() ? follow(play, strike, shot.get()) : StrikeOutcome.MISS;
    }

    private static StrikeOutcome past(Play<GladiatorsState> play, PowerStrike strike) {
        StrayShot shot = StrayShot.evaded(
                line(play.state(), strike),
                strike.from(),
                strike.target().position().spot(),
                reach(strike));
        if (!strikes(play.state(), strike, shot)) {
            return StrikeOutcome.MISS;
        }
        told(play, strike, shot);
        return follow(play, strike, shot);
    }

    private static StrayShot deviated(GladiatorsState state, PowerStrike strike, HexDirection direction) {
        return StrayShot.deviated(
                line(state, strike), strike.from(), strike.target().position().spot(), direction, reach(strike));
    }

    private static LineOfFire line(GladiatorsState state, PowerStrike strike) {
        return strike.use().has(IgnoresWalls.class)
                ? new LineOfFire(state.map(), Walls.NONE)
                : new LineOfFire(state.map(), state.walls());
    }

    private static int reach(PowerStrike strike) {
        return Math.min(FARTHEST, strike.use().way().range().stretched());
    }

    private static HexDirection direction(Play<GladiatorsState> play) {
        return RandomDirection.of(play.draw("attack.stray", RandomDirection.DIE));
    }

    /** Whether anybody or any wall is on that way. */
    private static boolean strikes(GladiatorsState state, PowerStrike strike, StrayShot shot) {
        if (shot.way() == StrayShot.Way.SHORT) {
            return false;
        }
        if (shot.wall().isPresent()) {
            return true;
        }
        for (Gladiator other : state.units()) {
            if (isOther(strike, other) && shot.spots().contains(other.position().spot())) {
                return true;
            }
        }
        return false;
    }

    private static void told(Play<GladiatorsState> play, PowerStrike strike, StrayShot shot) {
        String target = strike.target().name();
        tell(
                play,
                strike,
                switch (shot.way()) {
                    case SHORT -> "falls short of " + target;
                    case OVER -> "goes over " + target;
                    case LEFT -> "goes left of " + target;
                    case RIGHT -> "goes right of " + target;
                    case THROUGH -> "flies on past " + target;
                });
    }

    private static StrikeOutcome follow(Play<GladiatorsState> play, PowerStrike strike, StrayShot shot) {
        StrikeOutcome outcome = along(play, strike, shot.spots());
        Optional<WallHex> wall = shot.wall();
        if (!outcome.hit() && wall.isPresent()) {
            CoverStrikes.wall(play, strike, wall.get());
        }
        return outcome;
    }

    /** Each on the way is attacked once, nearest first, by nobody's aim, until one is hit. Ledger: GG-AMB-35. */
    private static StrikeOutcome along(Play<GladiatorsState> play, PowerStrike strike, List<Spot> spots) {
        List<Gladiator> inTheWay = new ArrayList<>();
        for (Gladiator other : play.state().units()) {
            if (isOther(strike, other) && spots.contains(other.position().spot())) {
                inTheWay.add(other);
            }
        }
        inTheWay.sort(Comparator.comparingInt(
                other -> strike.from().distance(other.position().spot())));
        for (Gladiator other : inTheWay) {
            int range = strike.from().distance(other.position().spot());
            PowerStrike stray = new PowerStrike(
                    strike.use(),
                    other,
                    range,
                    StrikeLevel.level(play.state(), strike.use(), range),
                    Optional.empty(),
                    true,
                    strike.from(),
                    false);
            StrikeOutcome outcome = play.once("attack.stray-hit", () -> StrikeSequence.outcome(play, stray));
            if (outcome.hit()) {
                return outcome;
            }
        }
        return StrikeOutcome.MISS;
    }

    private static boolean isOther(PowerStrike strike, Gladiator other) {
        return other != strike.user() && other != strike.target() && other.isInAction();
    }

    private static void tell(Play<GladiatorsState> play, PowerStrike strike, String where) {
        play.emit(new AttackStrayed(strike.user().id(), strike.use().power().title(), where));
    }
}
