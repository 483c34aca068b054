package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.List;
import java.util.function.BiConsumer;

/** The use of an Upgrade at the beginning of a Turn. Ledger: 5.2 step 2, BCG-OP-11. */
public record UpgradeItem(
        String id, UpgradeTrait trait, String text, List<Cost> costs, BiConsumer<Play<CenturyState>, Fighter> effect)
        implements CenturyAct {

    public static UpgradeItem of(
            InstalledTrait<?> self, String text, int energy, BiConsumer<Play<CenturyState>, Fighter> effect) {
        return new UpgradeItem(self.id(), self.trait(), text, WindowAnswer.cost("Energy", energy), effect);
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        effect.accept(play, unit);
    }

    @Override
    public double worthBeforeAction(CenturyState state, Fighter unit, TurnProspects prospects) {
        return trait.isWantedInTurn(state, unit, this, prospects) ? 1 : 0;
    }
}
