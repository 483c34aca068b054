package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.ability.DamagingAttack;
import arbiter.games.gladiators.attack.AttackEvents.AttackStrayed;
import arbiter.games.gladiators.board.HardCover;
import arbiter.games.gladiators.board.LineOfFire;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.result.WallBlow;
import arbiter.games.gladiators.result.WallDamage;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.Optional;

/** What an attack does to a thing it was not aimed at: hard cover that caught it, a wall that stopped it. Ledger: GG-AMB-36, GG-AMB-113. */
final class CoverStrikes {

    private CoverStrikes() {}

    /** Cover that is a wall takes it as a wall; scenery has no hits to lose. */
    static void resolve(Play<GladiatorsState> play, PowerStrike strike) {
        GladiatorsState state = play.state();
        Optional<HardCover> cover = new LineOfFire(state.map(), state.walls())
                .cover(strike.from(), strike.target().position().spot());
        Optional<WallHex> wall = cover.flatMap(one -> state.walls().at(one.hex()));
        if (wall.isPresent() && !wall.get().isBreached()) {
            wall(play, strike, wall.get());
        }
    }

    /** The wall in that hex is struck. */
    static void wall(Play<GladiatorsState> play, PowerStrike strike, WallHex wall) {
        play.emit(new AttackStrayed(strike.user().id(), strike.use().power().title(), "strikes the " + wall.name()));
        if (strike.use().kind() instanceof DamagingAttack) {
            WallDamage.resolve(play, wall, WallBlow.of(play.state(), strike.use(), strike.level()));
        }
    }
}
