package arbiter.games.centuryg.support;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.crew.Component;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.SupportUpgrade;
import arbiter.games.centuryg.upgrade.UpgradeTrait;
import arbiter.games.centuryg.upgrade.UtilityUpgrade;
import arbiter.games.centuryg.utility.UtilityAction;
import arbiter.kernel.Play;
import java.util.List;
import java.util.function.Supplier;

/** Help called in from outside, each once in an Operation, and whom it could be for. Ledger: table 3.11, BCG-SUP-1, 5.7. */
public record Support(Fighter holder, Upgrade upgrade, SupportUpgrade which, Supplier<List<String>> within)
        implements CenturyAct {

    /** As an Action, with the Action's movement. */
    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.fittings().hasAny(UpgradeKind.SUPPORT)) {
            Component own = new Component(unit.fittings().fitted(), unit);
            ready(state, unit, own, Movement.budget(state, unit, false), deeds);
        }
    }

    /** Those not used up yet that would find somebody. */
    public static void ready(CenturyState state, Fighter unit, Component part, int budget, List<CenturyAct> deeds) {
        Fighter holder = part.keeper();
        for (Fitted fitted : part.upgrades()) {
            Upgrade upgrade = fitted.upgrade();
            if (upgrade.kind() == UpgradeKind.SUPPORT
                    && !holder.used().isSpent(upgrade.id())
                    && !isOffered(deeds, holder, upgrade)) {
                offer(state, unit, holder, upgrade, budget, deeds);
            }
        }
    }

    private static void offer(
            CenturyState state, Fighter unit, Fighter holder, Upgrade upgrade, int budget, List<CenturyAct> deeds) {
        for (UpgradeTrait trait : upgrade.traits()) {
            if (trait instanceof SupportUpgrade which && SupportTargets.any(state, unit, which, budget)) {
                deeds.add(new Support(holder, upgrade, which, () -> SupportTargets.within(state, unit, which, budget)));
            }
        }
    }

    /** What two of a combined Unit have counts once. Ledger: BCG-COMB-5. */
    private static boolean isOffered(List<CenturyAct> deeds, Fighter holder, Upgrade upgrade) {
        if (holder.crew().isCombined()) {
            for (CenturyAct deed : deeds) {
                if (deed instanceof Support support && support.upgrade.equals(upgrade)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public String id() {
        return "support:" + upgrade.id();
    }

    @Override
    public String text() {
        return "Support: " + upgrade.name();
    }

    @Override
    public List<String> whom() {
        return within.get();
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        AimBenefit.lose(play, unit);
        call(play, unit, Movement.budget(play.state(), unit, false));
    }

    /** Whom or where, the way there, the effect, and perhaps ready again at once. */
    void call(Play<CenturyState> play, Fighter unit, int budget) {
        SupportTargets target = SupportTargets.choose(play, unit, which, budget);
        int range = SupportTargets.range(play.state(), unit);
        boolean stands = target.unit().isPresent()
                ? UtilityAction.go(play, unit, "support.place", target.unit().get(), range, budget)
                : UtilityAction.go(play, unit, "support.place", target.zone(), range, budget);
        if (!stands) {
            return;
        }
        play.emit(new SupportCalled(holder.id(), upgrade.id(), upgrade.name()));
        which.resolve(play, unit, target, upgrade);
        for (InstalledTrait<UtilityUpgrade> one : unit.upgrades().utilities()) {
            if (one.works(play.state(), unit)) {
                one.trait().afterSupport(play, unit, this, one);
            }
        }
    }

    @Override
    public double worthAsAction(CenturyState state, Fighter unit, TurnProspects prospects) {
        return prospects.support(this);
    }
}
