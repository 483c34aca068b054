package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;

/** Hunting in company: one better for every two other allies that touch the target. Ledger: CAP-AMB-37. */
final class Pack {

    private Pack() {}

    static int bonus(CapitalState state, Combatant attacker, Combatant target, Means means) {
        if (!means.is(AttackFlag.PACK)) {
            return 0;
        }
        int allies = 0;
        for (Combatant ally : state.combatants()) {
            if (ally != attacker
                    && ally != target
                    && ally.present()
                    && !state.enemies(attacker, ally)
                    && state.touching(ally, target)) {
                allies++;
            }
        }
        return allies / 2;
    }
}
