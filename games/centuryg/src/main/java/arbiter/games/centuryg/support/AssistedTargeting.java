package arbiter.games.centuryg.support;

import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.upgrade.SupportUpgrade;
import arbiter.kernel.Play;

/** The next Offensive Action of a friend in this Round counts as aimed. Ledger: assisted-targeting. */
public record AssistedTargeting() implements SupportUpgrade {

    private static final double HELP = 2;

    @Override
    public boolean suits(CenturyState state, Fighter unit, Fighter other) {
        return SupportEffects.isFriend(state, unit, other) && !other.hasActed() && mayAct(state, unit, other);
    }

    /** An Action spent on the Support leaves no Offensive Action for oneself. */
    private static boolean mayAct(CenturyState state, Fighter unit, Fighter other) {
        return other != unit || state.phase() == Phase.BEGINNING;
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit, SupportTargets target, Upgrade upgrade) {
        SupportEffects.mark(
                play,
                unit,
                target.unit().orElseThrow(),
                Mark.Kind.TARGETING,
                0,
                Clock.ROUND,
                "has a target assigned: the next attack is aimed");
    }

    @Override
    public double worth(CenturyState state, Fighter unit, SupportProspects prospects) {
        return prospects.hasFriendToAct() ? HELP : 0;
    }
}
