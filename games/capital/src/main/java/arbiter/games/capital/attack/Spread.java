package arbiter.games.capital.attack;

import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** An Attack on several units at once: one Attack Roll, a Defense Roll of each. Ledger: CAP-KEY-SPREAD. */
final class Spread {

    private Spread() {}

    /** Whether the attacker cannot choose and strikes at everybody in range. */
    static boolean wild(AttackMeans means) {
        return means.is(AttackFlag.WILD_UNLESS_TRAINED) && !means.trained();
    }

    /** The units named first and those struck with them, in the order in which they are named. */
    static List<Combatant> targets(
            Play<CapitalState> play, Combatant attacker, AttackMeans means, List<Combatant> named) {
        boolean unlimited = means.is(AttackFlag.UNLIMITED_SPREAD);
        int more = unlimited ? Integer.MAX_VALUE : means.profile().spread() - named.size();
        if (more <= 0) {
            return named;
        }
        List<Combatant> others = AttackOptions.targets(play.state(), attacker, means);
        others.removeAll(named);
        if (others.isEmpty()) {
            return named;
        }
        List<Combatant> targets = new ArrayList<>(named);
        if (wild(means)) {
            targets.addAll(others);
            return targets;
        }
        List<UnitOption<Combatant>> options = new ArrayList<>();
        others.forEach(other -> options.add(new UnitOption<>(other)));
        play.chooseSome(Request.some(attacker.decider(), "attack.targets", options, 0, Math.min(more, options.size()))
                        .asking(() -> "Whom else does " + attacker.name() + " strike?"))
                .forEach(also -> targets.add(also.unit()));
        return targets;
    }
}
