package arbiter.games.centuryg.support;

import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.upgrade.SupportUpgrade;
import arbiter.kernel.Play;

/** More Energy for a friend in its next Turn; uses do not add up. Ledger: overcharge, BCG-AMB-115. */
public record Overcharge(int energy) implements SupportUpgrade {

    private static final double HELP = 2;

    @Override
    public boolean suits(CenturyState state, Fighter unit, Fighter other) {
        return SupportEffects.isFriend(state, unit, other);
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit, SupportTargets target, Upgrade upgrade) {
        Fighter whom = target.unit().orElseThrow();
        if (!play.state().has(Mark.Kind.OVERCHARGED, whom)) { // no stacking
            String words = "will have " + energy + " Energy more";
            SupportEffects.mark(play, unit, whom, Mark.Kind.OVERCHARGED, energy, Clock.FIGHT, words);
        }
    }

    @Override
    public double worth(CenturyState state, Fighter unit, SupportProspects prospects) {
        return HELP;
    }
}
