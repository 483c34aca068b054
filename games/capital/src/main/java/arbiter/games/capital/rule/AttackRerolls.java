package arbiter.games.capital.rule;

import arbiter.games.capital.state.Combatant;
import java.util.ArrayList;
import java.util.List;

/** What an attacker can throw an Attack Roll again with. Ledger: CAP-KEY-AIM, CAP-AMB-45. */
final class AttackRerolls {

    private AttackRerolls() {}

    static List<RerollSource> of(Combatant attacker, Means means) {
        List<RerollSource> sources = new ArrayList<>();
        means.profile()
                .roll()
                .attack()
                .attribute()
                .filter(attribute -> attacker.prepared(attribute) > 0)
                .ifPresent(attribute -> sources.add(RerollSource.prepare(attacker, attribute)));
        int aim = attacker.profile().rerolls().aim();
        if (aim > 0) {
            sources.add(RerollSource.dice("aim", "Aim", attacker, 1, aim, 1));
        }
        VehicleAim.offer(means, sources);
        return sources;
    }
}
