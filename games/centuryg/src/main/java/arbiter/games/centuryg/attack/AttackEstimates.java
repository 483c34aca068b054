package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.kernel.Modifiers;

/** The attacks of a Unit, weighed with one Weapon after the other against one target after the other. */
public final class AttackEstimates {

    private static final int EVEN = 2;

    private final CenturyState state;
    private final AttackInProgress strike;
    /** What counts against every target. */
    private Modifiers might = Modifiers.none();

    private Modifiers edges = Modifiers.none();

    public AttackEstimates(CenturyState state, Fighter unit, WeaponInUse wield) {
        this.state = state;
        this.strike = new AttackInProgress(unit, AttackInProgress.Mode.ATTACK, wield, Occasion.ACTION);
        weigh(wield);
    }

    /** With that Weapon from now on. */
    public void take(WeaponInUse wield) {
        if (wield != strike.wield()) {
            strike.take(wield);
            weigh(wield);
        }
    }

    private void weigh(WeaponInUse wield) {
        strike.boostFor(wield.isBoosted() ? wield.boostAdvantages() : 0);
        strike.countTension(AttackTension.of(state, strike));
        might = MightRoll.common(state, strike, EVEN); // as if Unreliable ones kept their Tension
        edges = AttackEdges.common(state, strike);
    }

    /** Against a target with that Defense. */
    public MightOutlook against(Fighter target, int defense) {
        strike.target().declare(target);
        aim(AimBenefit.at(state, strike.attacker(), strike.wield(), target));
        int total = MightRoll.bonus(state, strike, might, target).total();
        return new MightOutlook(
                total - defense, AttackEdges.of(state, strike, edges, target).total());
    }

    private void aim(boolean aimed) {
        if (aimed != strike.target().isAimed()) {
            strike.target().aim(aimed);
            edges = AttackEdges.common(state, strike);
        }
    }
}
