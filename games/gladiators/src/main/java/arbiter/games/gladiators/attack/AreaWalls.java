package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.ability.DamagingAttack;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.result.WallBlow;
import arbiter.games.gladiators.result.WallDamage;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** Walls that an Area reaches take its damage themselves. Ledger: GG-AMB-113. */
final class AreaWalls {

    private AreaWalls() {}

    static void strike(Play<GladiatorsState> play, PowerUse use, Modifiers level, WallHex wall) {
        if (!(use.kind() instanceof DamagingAttack) || level.total() < 1) {
            return;
        }
        for (PowerType type : use.way().form().metAs()) {
            if (wall.material().defence(type).isPresent()) {
                play.emit(new AttackEvents.AttackStrayed(
                        use.user().id(), use.power().title(), "strikes the " + wall.name()));
                WallDamage.resolve(play, wall, WallBlow.of(play.state(), use, level));
                return;
            }
        }
    }
}
