package arbiter.games.centuryg.support;

import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.upgrade.SupportUpgrade;
import arbiter.kernel.Play;

/** Half the Energy for a Round, and Damage for each point spent. Ledger: electromagnetic-detonator. */
public record ElectromagneticDetonator(int damage) implements SupportUpgrade {

    private static final double DRAINED = 2;

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit, SupportTargets target, Upgrade upgrade) {
        Fighter whom = target.unit().orElseThrow();
        SupportEffects.halve(play, unit, whom, Mark.Kind.HALF_ENERGY, upgrade, "has half its Energy");
        SupportEffects.mark(
                play,
                unit,
                whom,
                Mark.Kind.SHORTED,
                damage,
                play.state().rounds(unit, 1),
                "takes " + damage + " Damage for each Energy spent");
    }

    @Override
    public double worth(CenturyState state, Fighter unit, SupportProspects prospects) {
        return DRAINED;
    }
}
