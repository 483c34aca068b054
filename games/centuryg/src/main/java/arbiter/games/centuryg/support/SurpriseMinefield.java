package arbiter.games.centuryg.support;

import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.terrain.Ground.TerrainLaid;
import arbiter.games.centuryg.terrain.Patch;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.SupportUpgrade;
import arbiter.kernel.Play;

/** One Zone is Extreme ground for a Round. Ledger: surprise-minefield. */
public record SurpriseMinefield() implements SupportUpgrade {

    private static final double MINED = 1.5;

    @Override
    public boolean strikesZone() {
        return true;
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit, SupportTargets target, Upgrade upgrade) {
        play.emit(new TerrainLaid(
                new Patch(target.zone(), Terrain.EXTREME, play.state().rounds(unit, 1))));
    }

    @Override
    public double worth(CenturyState state, Fighter unit, SupportProspects prospects) {
        return prospects.caught(0) * MINED;
    }
}
