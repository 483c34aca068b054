package arbiter.games.gladiators.result;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.move.Displaced;
import arbiter.games.gladiators.move.Fall;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.space.hex.Hex;
import java.util.List;

/** Where a knockback sends somebody: away, up and away by a Hook, into the ground by a Slam. Ledger: GG-KBK-5, 7 and 8, GG-AMB-46. */
final class KnockbackFlight {

    private static final String GROUND = "packed-earth";

    private KnockbackFlight() {}

    static void resolve(Play<GladiatorsState> play, PowerStrike strike, int hexes) {
        switch (strike.use().declared().manner()) {
            case PLAIN -> away(play, strike, hexes);
            case HOOK -> hook(play, strike, hexes);
            case SLAM -> slam(play, strike, hexes);
        }
        Falling.resolve(play, strike.target());
    }

    static Flight flight(GladiatorsState state, PowerStrike strike) {
        return new Flight(
                strike.user(),
                strike.target(),
                strike.level(),
                StrikeLevel.strength(state, strike.use()).isPresent());
    }

    private static void away(Play<GladiatorsState> play, PowerStrike strike, int hexes) {
        List<Hex> course = PushDirection.away(play, strike, hexes);
        flight(play.state(), strike).resolve(play, course);
    }

    /** Half the way, rounded up, is up; then the body falls as far. Ledger: GG-KBK-7. */
    private static void hook(Play<GladiatorsState> play, PowerStrike strike, int hexes) {
        Gladiator target = strike.target();
        int up = (hexes + 1) / 2;
        int ground = target.position().altitude();
        List<Hex> course = PushDirection.away(play, strike, hexes - up);
        play.emit(new Displaced(target.id(), target.position().at(ground + up), "is hooked up"));
        flight(play.state(), strike).resolve(play, course);
        Fall.resolve(play, target, target.position().altitude() - ground);
    }

    /** Straight down; who reaches the ground strikes it. Ledger: GG-KBK-8. */
    private static void slam(Play<GladiatorsState> play, PowerStrike strike, int hexes) {
        Gladiator target = strike.target();
        int height = target.position().isAirborne() ? target.position().altitude() : 0;
        int down = Math.min(height, hexes);
        if (down > 0) {
            play.emit(new Displaced(target.id(), target.position().at(height - down), "is slammed down"));
        }
        if (down == height) {
            Modifiers level = Flight.collision(
                    strike.level(), down, play.state().lore().wall(GROUND).defence());
            Impact.resolve(
                    play,
                    target,
                    "the ground",
                    level,
                    PowerType.SOLID,
                    false,
                    strike.user().isMajor());
        }
    }
}
