package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.ArrayList;
import java.util.List;

/** Friends of an attacker who stand next to the target of a Direct or Seeking attack from afar. Ledger: GG-HIT-11, GG-AMB-33. */
public final class BystandingFriends {

    private static final int SAFE = 2;

    private BystandingFriends() {}

    public static List<Gladiator> of(GladiatorsState state, PowerStrike strike) {
        boolean straight =
                strike.use().way().is(Targeting.DIRECT) || strike.use().way().is(Targeting.SEEKING);
        if (strike.range() <= SAFE || !straight) {
            return List.of();
        }
        List<Gladiator> friends = new ArrayList<>();
        for (Gladiator friend : state.friendsOf(strike.user())) {
            if (friend != strike.target() && friend.isInAction() && state.range(friend, strike.target()) <= 1) {
                friends.add(friend);
            }
        }
        return friends;
    }
}
