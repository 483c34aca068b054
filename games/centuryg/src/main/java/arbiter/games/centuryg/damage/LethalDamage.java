package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.attack.ResponseWindow;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.power.LastStand;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** What can keep a Unit from being destroyed, one thing for each instance. Ledger: 5.3 step 13, BCG-AMB-42, BCG-CORE-6. */
final class LethalDamage {

    private LethalDamage() {}

    static void resolve(Play<CenturyState> play, Fighter target, DamageCause cause) {
        if (LastStand.saves(play, target, cause)) {
            return;
        }
        ResponseWindow.open(
                play,
                "damage.lethal",
                () -> target.name() + " is about to be destroyed",
                cause.source().orElse(target),
                target,
                owner -> ActingPilot.body(play.state(), owner) != target || target.points() > 0 || !target.isFighting()
                        ? List.of()
                        : legal(play.state(), target, owner, cause));
        DamageUpgrades.atTheEnd(play, target);
    }

    /** Everybody aboard may save the whole with Powers of their own. Ledger: BCG-COMB-3. */
    private static List<WindowAnswer> legal(CenturyState state, Fighter target, Fighter owner, DamageCause cause) {
        List<WindowAnswer> answers = new ArrayList<>(0);
        Powers.ask(
                state,
                owner,
                owner.powers().atDestruction(),
                power -> power.trait().atDestruction(state, owner, power, cause, answers));
        DamageUpgrades.offerSurvival(state, target, owner, cause, answers);
        return answers;
    }
}
