package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The further shots of Autofire: at the same target or another, all to the user's front. Ledger: GG-MD-05, GG-AMB-70, GG-AMB-83. */
final class AutofireShots {

    private AutofireShots() {}

    /** Whom the next one is for; the same as the last where nobody says otherwise. */
    static Optional<Gladiator> next(Play<GladiatorsState> play, PowerUse use, Gladiator first, Gladiator last) {
        GladiatorsState state = play.state();
        Gladiator user = use.user();
        if (!user.isInAction() || user.isHindered()) {
            return Optional.empty();
        }
        List<Gladiator> targets = new ArrayList<>();
        for (Gladiator other : PowerTargets.opponents(state, user, use.way())) {
            if (isToTheFront(user.hex(), first.hex(), other.hex())) {
                targets.add(other == last ? 0 : targets.size(), other);
            }
        }
        if (targets.isEmpty()) {
            return Optional.empty();
        }
        if (targets.size() == 1) {
            return Optional.of(targets.get(0));
        }
        List<UnitOption<Gladiator>> options = UnitOption.of(targets);
        return Optional.of(play.choose(Request.one(user.decider(), "attack.shot", options)
                        .asking(() -> "Whom is the next shot for?")
                        .otherwise(options.get(0))
                        .quietly())
                .unit());
    }

    /** Within 90 degrees of the direction of the first. Two axes of hexes meet at 60 degrees, hence the mixed part. */
    static boolean isToTheFront(Hex user, Hex first, Hex other) {
        Hex one = first.minus(user);
        Hex two = other.minus(user);
        return 2 * (one.q() * two.q() + one.r() * two.r()) + one.q() * two.r() + one.r() * two.q() >= 0;
    }
}
