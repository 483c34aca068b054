package arbiter.games.wasteland.damage;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import java.util.List;

/** Whom the attacker hits besides, of up to so many, and what that costs. Ledger: WAS-EFF-1. */
@FunctionalInterface
public interface ExtraTargets {

    /** Nobody. */
    ExtraTargets NONE = (play, most) -> List.of();

    List<Fighter> choose(Play<WastelandState> play, int most);
}
