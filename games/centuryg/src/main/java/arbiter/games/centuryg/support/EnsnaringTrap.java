package arbiter.games.centuryg.support;

import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.upgrade.SupportUpgrade;
import arbiter.kernel.Play;

/** Half the Guard and Speed for a Round, and no flight. Ledger: ensnaring-trap. */
public record EnsnaringTrap() implements SupportUpgrade {

    private static final double TRAPPED = 3;

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit, SupportTargets target, Upgrade upgrade) {
        Fighter whom = target.unit().orElseThrow();
        SupportEffects.halve(play, unit, whom, Mark.Kind.HALF_GUARD, upgrade, "has half its Guard");
        SupportEffects.halve(play, unit, whom, Mark.Kind.HALF_SPEED, upgrade, "has half its Speed");
        Clock round = play.state().rounds(unit, 1);
        SupportEffects.mark(play, unit, whom, Mark.Kind.GROUNDED, 0, round, "is held to the ground");
    }

    @Override
    public double worth(CenturyState state, Fighter unit, SupportProspects prospects) {
        return prospects.hasFriendToAct() ? TRAPPED : 1;
    }
}
