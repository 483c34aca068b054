package arbiter.games.gladiators.result;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.StrikeSequence;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexLine;
import arbiter.space.hex.HexSide;
import java.util.Optional;

/** A bullet that went through a wall flies on as a stray, until it hits or another wall stops it. Ledger: GG-WAL-4, GG-AMB-35. */
final class BulletPath {

    private BulletPath() {}

    static void resolve(Play<GladiatorsState> play, PowerUse use, WallHex from, Modifiers level) {
        GladiatorsState state = play.state();
        HexLine line = HexLine.between(use.user().hex(), from.hex());
        int altitude = use.user().position().altitude();
        int farthest = use.way().range().stretched();
        Modifiers left = level;
        for (int step = line.steps() + 1; step <= farthest && left.total() > 0; step++) {
            Hex hex = line.hex(step, HexSide.LEFT);
            if (!state.map().contains(hex)) {
                return;
            }
            Optional<WallHex> wall = state.walls().at(hex).filter(one -> one.fills(altitude));
            if (wall.isPresent()) {
                left = WallDamage.resolve(play, wall.get(), WallBlow.of(state, use, left))
                        .orElse(Modifiers.none());
            }
            if (left.total() > 0 && strikes(play, use, hex, step, left)) {
                return;
            }
        }
    }

    /** Each character there is attacked once, until one is hit. */
    private static boolean strikes(Play<GladiatorsState> play, PowerUse use, Hex hex, int range, Modifiers level) {
        for (Gladiator other : play.state().units()) {
            if (other.isInAction()
                    && other.hex().equals(hex)
                    && other.position().altitude() == use.user().position().altitude()) {
                PowerStrike stray = new PowerStrike(use, other, range, level, Optional.empty(), true);
                if (StrikeSequence.resolve(play, stray)) {
                    return true;
                }
            }
        }
        return false;
    }
}
