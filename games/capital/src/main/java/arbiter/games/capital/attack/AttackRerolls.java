package arbiter.games.capital.attack;

import arbiter.games.capital.sheet.Basis;
import arbiter.games.capital.unit.Combatant;
import java.util.ArrayList;
import java.util.List;

/** What an attacker can throw an Attack Roll again with. Ledger: CAP-KEY-AIM, CAP-AMB-45. */
final class AttackRerolls {

    private AttackRerolls() {}

    /** For a roll with that basis, be it the printed one or another. Ledger: CAP-AMB-49. */
    static List<RerollSource> of(Combatant attacker, AttackMeans means, Basis basis) {
        List<RerollSource> sources = new ArrayList<>();
        basis.attribute()
                .filter(attribute -> attacker.prepared(attribute) > 0)
                .ifPresent(attribute -> sources.add(RerollSource.prepare(attacker, attribute)));
        int aim = attacker.profile().rerolls().aim();
        if (aim > 0) {
            sources.add(RerollSource.dice(RerollSource.AIM, "Aim", attacker, 1, aim, 1));
        }
        RerollTrait.ofAttacker(attacker, means, sources);
        return sources;
    }
}
