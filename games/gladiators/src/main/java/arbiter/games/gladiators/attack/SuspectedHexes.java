package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.ArrayList;
import java.util.List;

/**
 * An Area that covers nobody known, but somebody who is hidden: the gamemaster says whether there was a reason to suspect
 * them there; yes unless he objects. Ledger: GG-DET-6, section 5.2, step 2.
 */
final class SuspectedHexes {

    private SuspectedHexes() {}

    static List<Gladiator> resolve(Play<GladiatorsState> play, PowerUse use, List<Gladiator> caught) {
        List<Gladiator> known = new ArrayList<>();
        boolean opponents = false;
        for (Gladiator unit : caught) {
            boolean enemy = play.state().enemies(unit, use.user());
            if (!enemy || !unit.isHidden()) {
                known.add(unit);
                opponents |= enemy;
            }
        }
        if (opponents || known.size() == caught.size()) {
            return caught;
        }
        YesNo answer = play.choose(Request.one(Decider.GAMEMASTER, "area.suspect", YesNo.BOTH)
                .asking(() -> "Has " + use.user().name() + " a reason to suspect somebody there?")
                .otherwise(YesNo.YES)
                .quietly()
                .secretly());
        return answer == YesNo.YES ? caught : known;
    }
}
