package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.crew.Hull;
import arbiter.games.centuryg.match.FootAttackAction;
import arbiter.games.centuryg.person.Miracles;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** What an attack on foot is worth: what it costs the target, less what it costs oneself. */
final class FootAttackValue {

    /** What it is worth to hinder somebody for a Round. */
    static final double RATTLED = 1.7;

    private static final int MEAN = 5;

    private final CenturyState state;
    private final Fighter unit;
    /** Attack and Disrupt with the same Skill have the same targets, and one look at them serves both. */
    private List<Fighter> targets = List.of();

    private MightOutlook[] outlooks = {};

    FootAttackValue(CenturyState state, Fighter unit) {
        this.state = state;
        this.unit = unit;
    }

    /** The best that this Action promises against any of its targets. */
    double of(FootAttackAction assault) {
        if (assault.targets() != targets) {
            look(assault);
        }
        double best = 0;
        for (int i = 0; i < targets.size(); i++) {
            Fighter target = state.unit(targets.get(i).id());
            double price = assault.isMiracle() ? price(state, unit, target, outlooks[i]) : 0;
            best = Math.max(best, of(state, unit, target, outlooks[i], assault.disrupts()) - price);
        }
        return best;
    }

    private void look(FootAttackAction assault) {
        targets = assault.targets();
        outlooks = new MightOutlook[targets.size()];
        for (int i = 0; i < outlooks.length; i++) {
            outlooks[i] = assault.against(state, unit, state.unit(targets.get(i).id()));
        }
    }

    /** What a Miracle will about cost whoever works it. Ledger: BCG-MIR-2. */
    private static double price(CenturyState state, Fighter unit, Fighter target, MightOutlook outlook) {
        int total = outlook.ahead() + Defense.of(state, target, unit).total() + MEAN;
        return PlotArmorValue.loss(state, unit, Miracles.price(unit.body(), total));
    }

    /** What a Test with that outlook is worth against that target. */
    static double of(CenturyState state, Fighter unit, Fighter target, MightOutlook outlook, boolean disrupts) {
        double expected = TestBoosts.damage(outlook);
        if (expected == 0) {
            return 0;
        }
        double chance = TestBoosts.passing(outlook);
        double damage = expected / chance;
        if (!disrupts) {
            return chance * harm(state, unit, target, damage);
        }
        double threat = target.hasActed() ? RATTLED / 2 : RATTLED;
        return chance * (harm(state, unit, target, damage / 2) + threat);
    }

    /** What so much Damage does to somebody: half as much to a machine, but any will do for a Core. Ledger: BCG-CVM-2. */
    private static double harm(CenturyState state, Fighter unit, Fighter target, double damage) {
        if (target.isOnFoot()) {
            return PlotArmorValue.loss(state, target, (int) Math.round(damage));
        }
        boolean slayer = unit.isOnFoot() && unit.body().any(PersonTrait::isMatchForMecha);
        double dealt = slayer ? damage : damage / 2;
        return target.hull() == Hull.WHOLE ? TargetValue.worth(state, dealt, 1, target) : dealt + TargetValue.FINISHING;
    }
}
