package arbiter.games.centuryg.support;

import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.SupportUpgrade;
import arbiter.kernel.Play;

/** Half the caller's Systems as Damage to all around a Zone. Ledger: airstrike. */
public record Airstrike(int radius) implements SupportUpgrade {

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
        int damage = Ranks.systems(play.state(), unit) / 2;
        for (Fighter struck : SupportEffects.area(play, unit, target.zone(), radius(unit))) {
            Damage.resolve(play, struck, damage, DamageCause.by(unit, "the " + upgrade.name()));
        }
    }

    @Override
    public double worth(CenturyState state, Fighter unit, SupportProspects prospects) {
        return prospects.caught(radius(unit)) * (Ranks.systems(state, unit) / 2);
    }
}
