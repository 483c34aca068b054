package arbiter.games.centuryg.support;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.upgrade.SupportUpgrade;
import arbiter.games.centuryg.utility.Resupply;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Fire from elsewhere makes a Weapon Crippling for its next attack. Ledger: support-fire, formation-g, BCG-AMB-39. */
public record SupportFire() implements SupportUpgrade {

    private static final double CRIPPLING = 1.5;

    @Override
    public boolean suits(CenturyState state, Fighter unit, Fighter other) {
        return SupportEffects.isFriend(state, unit, other) && !other.weapons().isEmpty();
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit, SupportTargets target, Upgrade upgrade) {
        Fighter whom = target.unit().orElseThrow();
        List<Resupply.Item> weapons = new ArrayList<>();
        for (Mounted mounted : whom.weapons()) {
            weapons.add(
                    new Resupply.Item(mounted.weapon().id(), mounted.weapon().name()));
        }
        Resupply.Item weapon = play.choose(Request.one(unit.decider(), "support.weapon", weapons)
                .asking(() -> "Which Weapon of " + whom.name() + " becomes Crippling?"));
        Mark mark = new Mark(Mark.Kind.SUPPORT_FIRE, whom.id(), unit.id(), weapon.id(), 0, Clock.FIGHT);
        play.emit(new Marked(mark, "has support fire for the " + weapon.text()));
    }

    @Override
    public double worth(CenturyState state, Fighter unit, SupportProspects prospects) {
        return prospects.beforeAction() ? CRIPPLING : 0;
    }

    /** As the attack it was called for begins. */
    public static void join(CenturyState state, AttackInProgress strike) {
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.SUPPORT_FIRE
                    && mark.on().equals(strike.attacker().id())
                    && (mark.against().isEmpty()
                            || mark.against().equals(strike.weapon().id()))) {
                strike.grant(WeaponAbility.CRIPPLING);
                return;
            }
        }
    }
}
