package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.rule.Outlook;
import arbiter.games.centuryg.rule.match.Assault;
import arbiter.games.centuryg.rule.match.Deathblow;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.List;

/** Which Deathblow to name: one that tells against this target, and is worth what its earlier uses make it cost. */
final class Flourish {

    private static final double EDGE = Stakes.EDGE;
    /** What holding on is the harder for whoever has lost a Layer. */
    private static final double FINISHING = 2;

    private Flourish() {}

    static int pick(CenturyState state, Fighter unit, Request<?> request) {
        int best = request.fallbackIndex();
        double most = 0;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof Deathblow blow && !blow.declines()) {
                Fighter target = state.fighter(blow.target().id());
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
    private static double gain(CenturyState state, Fighter unit, Fighter target, TraitId blow) {
        return switch (blow) {
            case CALLED_SHOT -> Brunt.RATTLED;
            case DISTRACTION_MOVE -> EDGE * friendsNear(state, unit, target);
            case FINISHING_BLOW -> target.isOnFoot() ? FINISHING * target.body().layersLost() : 0;
            case FORBIDDEN_SECRET_ART -> state.tension() > 1 ? state.tension() : 0;
            case SWEEPING_ASSAULT -> swept(state, unit, target);
            case TRUE_STRIKE -> hindered(state, unit, target);
            default -> 0;
        };
    }

    /** Friends who can strike the same target in this Round. */
    private static int friendsNear(CenturyState state, Fighter unit, Fighter target) {
        int friends = 0;
        for (Fighter other : state.fighters()) {
            boolean near = other != unit && other.isOnFoot() && Comrades.isFriend(state, unit, other);
            friends += near && !other.hasActed() && Menace.reaches(state, other, target) ? 1 : 0;
        }
        return friends;
    }

    /** What the same roll does to the others there. */
    private static double swept(CenturyState state, Fighter unit, Fighter target) {
        double sum = 0;
        for (Fighter other : state.fighters()) {
            if (other != target && other.isOut() && state.enemies(unit, other) && other.zone() == target.zone()) {
                sum += Brunt.of(state, unit, other, Assault.plain(state, unit, other), false);
            }
        }
        return sum;
    }

    /** What hinders the attack, and would not any more. */
    private static double hindered(CenturyState state, Fighter unit, Fighter target) {
        Outlook outlook = Assault.plain(state, unit, target);
        return outlook.net() < 0 ? -outlook.net() * EDGE : 0;
    }
}
