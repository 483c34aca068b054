package arbiter.games.centuryg.support;

import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.test.PlainRoll;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.SupportUpgrade;
import arbiter.kernel.Play;

/** Speed against so much and the caller's Systems; failure hurts by the difference. Ledger: fire-at-will. */
public record FireAtWill(int difficulty) implements SupportUpgrade {

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit, SupportTargets target, Upgrade upgrade) {
        Fighter whom = target.unit().orElseThrow();
        int needed = difficulty + Ranks.systems(play.state(), unit);
        int speed = Ranks.speed(play.state(), whom);
        int die = PlainRoll.die(play, "support.dodge", whom);
        play.emit(new SpeedTested(whom.id(), upgrade.name(), die, speed, needed));
        Damage.resolve(play, whom, needed - die - speed, DamageCause.by(unit, upgrade.name()));
    }

    @Override
    public double worth(CenturyState state, Fighter unit, SupportProspects prospects) {
        return prospects.shortfall(difficulty + Ranks.systems(state, unit));
    }
}
