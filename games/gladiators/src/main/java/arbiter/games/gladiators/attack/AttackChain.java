package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;

/** An attack action as a whole: a power, those linked with it, and what follows up. Ledger: section 5.2, GG-AMB-110. */
public final class AttackChain {

    private AttackChain() {}

    /** Says whether it got a result before any follow-up. */
    public static boolean resolve(Play<GladiatorsState> play, List<PowerUse> uses, Gladiator target) {
        boolean result = play.once("attack.first", () -> together(play, uses, target));
        FollowUps.resolve(play, uses, result ? List.of(target) : List.of());
        return result;
    }

    /** Each in its turn; one whose target can no longer be aimed at is lost. Ledger: GG-AMB-110. */
    static boolean together(Play<GladiatorsState> play, List<PowerUse> uses, Gladiator target) {
        boolean result = AttackSequence.resolve(play, uses.get(0), target);
        for (PowerUse use : uses.subList(1, uses.size())) {
            if (use.user().isInAction() && PowerTargets.canAim(play.state(), use.user(), use.way(), target)) {
                result |= AttackSequence.resolve(play, use, target);
            }
        }
        return result;
    }
}
