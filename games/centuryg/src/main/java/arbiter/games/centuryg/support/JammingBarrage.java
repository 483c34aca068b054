package arbiter.games.centuryg.support;

import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.upgrade.SupportUpgrade;
import arbiter.kernel.Play;

/** The Might of all around a Zone is halved for a Round. Ledger: jamming-barrage. */
public record JammingBarrage(int radius) implements SupportUpgrade {

    /** What halved Might keeps one Enemy from doing in a Round. */
    private static final double JAMMED = 2.2;

    @Override
    public boolean strikesZone() {
        return true;
    }

    @Override
    public int radius(Fighter unit) {
        return radius + unit.nature().widerBlast();
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit, SupportTargets target, Upgrade upgrade) {
        for (Fighter struck : SupportEffects.area(play, unit, target.zone(), radius(unit))) {
            SupportEffects.halve(play, unit, struck, Mark.Kind.HALF_MIGHT, upgrade, "has half its Might");
        }
    }

    @Override
    public double worth(CenturyState state, Fighter unit, SupportProspects prospects) {
        return prospects.caught(radius(unit)) * JAMMED;
    }
}
