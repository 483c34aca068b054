package arbiter.games.centuryg;

import arbiter.games.centuryg.rule.Defense;
import arbiter.games.centuryg.rule.Whom;
import arbiter.games.centuryg.rule.match.Assault;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Note;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.List;

/** How people on foot fight: they go for whom they can hurt most, with every Deathblow once, or run to where one is. */
final class Brawl {

    private static final double AVERAGE = 5.5;
    private static final double SELF_DAMAGE = 3;
    /** What it is worth to hinder somebody for a Round. */
    private static final double RATTLED = 1.2;

    private Brawl() {}

    static int pick(CenturyState state, Fighter unit, Request<?> request) {
        return switch (request.label()) {
            case "turn.action" -> action(state, unit, request);
            case "attack.target", "buildup.target" -> target(state, unit, request);
            case "attack.deathblow" -> fresh(unit, request);
            case "test.save" -> request.options().size() - 1;
            case "test.trade", "attack.trade" -> request.options().size() - 1; // +2 is more than a die is worth
            default ->
                request.label().endsWith(".place") ? Whereabouts.best(state, unit, request) : request.fallbackIndex();
        };
    }

    private static int action(CenturyState state, Fighter unit, Request<?> request) {
        List<? extends Option> options = request.options();
        int best = -1;
        double most = 0;
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof Assault assault) {
                double promise = promise(state, unit, assault);
                if (best < 0 || promise > most) {
                    most = promise;
                    best = i;
                }
            }
        }
        if (best >= 0) {
            return best;
        }
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).id().equals("run")) {
                return i;
            }
        }
        return request.fallbackIndex();
    }

    private static double promise(CenturyState state, Fighter unit, Assault assault) {
        double best = 0;
        for (Fighter target : assault.targets()) {
            int rank = unit.body().rank(assault.attribute());
            double damage = Math.max(0, AVERAGE + rank + state.tension() - against(state, unit, target));
            best = Math.max(best, assault.disrupts() ? damage / 2 + RATTLED : damage);
        }
        return assault.isMiracle() ? best - SELF_DAMAGE : best;
    }

    private static int against(CenturyState state, Fighter unit, Fighter target) {
        return Defense.of(state, target, unit).total();
    }

    /** Those who are easy to hit and nearly down. */
    private static int target(CenturyState state, Fighter unit, Request<?> request) {
        List<? extends Option> options = request.options();
        int best = request.fallbackIndex();
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof Whom whom) {
                Fighter other = whom.fighter();
                int left = other.hasBody() ? other.body().points() : other.points();
                int effort = left + 2 * against(state, unit, other);
                if (effort < least) {
                    least = effort;
                    best = i;
                }
            }
        }
        return best;
    }

    /** A Deathblow that costs nothing yet. Ledger: BCG-DB-2. */
    private static int fresh(Fighter unit, Request<?> request) {
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            Option option = options.get(i);
            if (!option.declines() && !unit.body().notes().has(Note.Kind.DEATHBLOW, option.id())) {
                return i;
            }
        }
        return request.fallbackIndex();
    }
}
