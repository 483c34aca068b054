package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.match.DeathblowOption;
import arbiter.games.centuryg.match.FootAttackAction;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.trait.DistractionMove;
import arbiter.games.centuryg.trait.ForbiddenSecretArt;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.List;

/** Which Deathblow to name: one that tells against this target, and is worth what its earlier uses make it cost. */
final class DeathblowChoice {

    private static final double EDGE = TargetValue.EDGE;
    /** What holding on is the harder for whoever has lost a Layer. */
    private static final double FINISHING = 2;

    private DeathblowChoice() {}

    static int pick(CenturyState state, Fighter unit, Request<?> request) {
        int best = request.fallbackIndex();
        double most = 0;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof DeathblowOption blow && !blow.declines()) {
                Fighter target = state.unit(blow.target().id());
                double gain = gain(state, unit, target, blow.blow().orElseThrow()) - EDGE * blow.worse();
                if (gain > most) {
                    most = gain;
                    best = i;
                }
            }
        }
        return best;
    }

    /** What it adds, in points. Ledger: table 3.6. */
    private static double gain(CenturyState state, Fighter unit, Fighter target, Trait blow) {
        double gain = 0;
        for (PersonTrait effect : blow.effects()) {
            gain += gain(state, unit, target, effect);
        }
        return gain;
    }

    private static double gain(CenturyState state, Fighter unit, Fighter target, PersonTrait effect) {
        if (effect instanceof DistractionMove distraction) {
            return EDGE * distraction.advantages() * friendsNear(state, unit, target);
        }
        if (effect instanceof ForbiddenSecretArt) {
            return state.tension() > 1 ? state.tension() : 0;
        }
        double rattled = effect.rattles() * FootAttackValue.RATTLED;
        double finished = target.isOnFoot()
                ? FINISHING * effect.finishes() * target.body().layersLost()
                : 0;
        double swept = effect.sweeps() ? swept(state, unit, target) : 0;
        return rattled + finished + swept + (effect.strikesTrue() ? hindered(state, unit, target) : 0);
    }

    /** Friends who can strike the same target in this Round. */
    private static int friendsNear(CenturyState state, Fighter unit, Fighter target) {
        int friends = 0;
        for (Fighter other : state.units()) {
            boolean near = other != unit && other.isOnFoot() && FootAllyValue.isFriend(state, unit, other);
            friends += near && !other.hasActed() && IncomingThreat.reaches(state, other, target) ? 1 : 0;
        }
        return friends;
    }

    /** What the same roll does to the others there. */
    private static double swept(CenturyState state, Fighter unit, Fighter target) {
        double sum = 0;
        for (Fighter other : state.units()) {
            if (other != target && other.isOut() && state.enemies(unit, other) && other.zone() == target.zone()) {
                sum += FootAttackValue.of(state, unit, other, FootAttackAction.plain(state, unit, other), false);
            }
        }
        return sum;
    }

    /** What hinders the attack, and would not any more. */
    private static double hindered(CenturyState state, Fighter unit, Fighter target) {
        MightOutlook outlook = FootAttackAction.plain(state, unit, target);
        return outlook.net() < 0 ? -outlook.net() * EDGE : 0;
    }
}
