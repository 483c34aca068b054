package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.List;
import java.util.function.BiConsumer;

/** Something a Boss does at the beginning of its Turn. Ledger: 5.2 step 2, BCG-OP-11. */
record BossItem(String id, String text, List<Cost> costs, BiConsumer<Play<CenturyState>, Fighter> effect)
        implements CenturyAct {

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        effect.accept(play, unit);
    }
}
