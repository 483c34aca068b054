package arbiter.games.capital.attack;

import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;

/** Hunting in company: one better for every two other allies that touch the target. Ledger: CAP-AMB-37. */
public final class PackBonus {

    private PackBonus() {}

    public static int bonus(CapitalState state, Combatant attacker, Combatant target, AttackMeans means) {
        if (!means.is(AttackFlag.PACK)) {
            return 0;
        }
        int allies = 0;
        for (Combatant ally : state.units()) {
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
