package arbiter.games.capital.damage;

import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** What becomes of healing beyond the maximum of the healed, for whom its owner heals. Ledger: CAP-AMB-103. */
public interface HealingTrait extends AbilityTrait {

    void surplus(Play<CapitalState> play, Combatant unit, int surplus);

    static void resolve(Play<CapitalState> play, Combatant healer, Combatant unit, int surplus) {
        List<HealingTrait> traits = healer.traits().healing();
        for (int i = 0; i < traits.size(); i++) {
            traits.get(i).surplus(play, unit, surplus);
        }
    }
}
