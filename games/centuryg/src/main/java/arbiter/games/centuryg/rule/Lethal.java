package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** What can keep a Unit from being destroyed. Ledger: 5.3 step 13, BCG-AMB-42, BCG-CORE-6. */
final class Lethal {

    private Lethal() {}

    static void resolve(Play<CenturyState> play, Fighter target, Cause cause) {
        Fighter acting = cause.source().orElse(target);
        Window.open(
                play,
                "damage.lethal",
                () -> target.name() + " is about to be destroyed",
                Window.order(play.state(), acting, target),
                owner -> target.points() > 0 || !target.isFighting()
                        ? List.of()
                        : legal(play.state(), target, cause, owner));
    }

    private static List<Answer> legal(CenturyState state, Fighter target, Cause cause, Fighter owner) {
        List<Answer> answers = new ArrayList<>(0);
        InvincibleAlloy.offer(target, cause, owner, answers);
        ExpansionPack.offer(target, cause, owner, answers);
        return answers;
    }
}
