package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.DamageInProgress;
import arbiter.games.centuryg.damage.DamageUpgrades;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponTrait;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a Might Test does to those it was passed against, one after the other. Ledger: 5.3 steps 12 to 16, BCG-AMB-35. */
public final class HitResults {

    private HitResults() {}

    static void resolve(Play<CenturyState> play, AttackInProgress strike) {
        for (Fighter target : inOrder(play, strike)) {
            for (AttackedUnit victim : strike.victims()) {
                if (victim.fighter() == target) {
                    hit(play, strike, victim);
                }
            }
        }
        for (WeaponTrait trait : strike.traits()) {
            trait.inArea(play, strike);
        }
    }

    /** The attacker says in which order; usually nobody cares. */
    private static List<Fighter> inOrder(Play<CenturyState> play, AttackInProgress strike) {
        List<UnitOption<Fighter>> hit = new ArrayList<>(strike.victims().size());
        for (AttackedUnit victim : strike.victims()) {
            if (victim.isHit()) {
                hit.add(new UnitOption<>(victim.fighter()));
            }
        }
        List<UnitOption<Fighter>> order = hit.size() < 2
                ? hit
                : play.chooseSome(Request.order(strike.attacker().decider(), "attack.order", hit)
                        .asking(() -> "In which order are they hit?")
                        .quietly());
        List<Fighter> fighters = new ArrayList<>(order.size());
        for (UnitOption<Fighter> whom : order) {
            fighters.add(whom.unit());
        }
        return fighters;
    }

    /** The Damage of the Test, then what the Weapon adds to it, then what it leaves behind. */
    private static void hit(Play<CenturyState> play, AttackInProgress strike, AttackedUnit victim) {
        Fighter target = victim.fighter();
        DamageInProgress first = new DamageInProgress(target, victim.margin(), cause(strike, target, true));
        if (halves(strike)) {
            first.suppress();
        }
        if (DamageUpgrades.halvesDealt(play.state(), first.cause(), target)) { // both instances together: BCG-AMB-35
            first.suppress();
        }
        int dealt = Damage.resolve(play, first);
        int withheld = first.isRedirected() ? 0 : first.amount() - dealt; // by halving only: BCG-AMB-35
        int more = extraDamage(play.state(), strike, target, target.points() - withheld);
        if (more > 0 && target.isFighting()) {
            DamageInProgress bonus = new DamageInProgress(target, more, cause(strike, target, false));
            bonus.follow(first);
            dealt += Damage.resolve(play, bonus);
        }
        if (Suppression.suppresses(strike)) {
            Suppression.mark(play, strike, target, dealt);
        }
        for (WeaponTrait trait : strike.traits()) {
            trait.onHit(play, strike, victim);
        }
    }

    /** What the Weapon adds, reckoned as if the Damage of the Test had left so many points. Ledger: BCG-AMB-35. */
    private static int extraDamage(CenturyState state, AttackInProgress strike, Fighter target, int left) {
        int extra = 0;
        for (WeaponTrait trait : strike.traits()) {
            extra += trait.extraDamage(state, strike, target, left);
        }
        return extra;
    }

    /** Suppressing halves the Damage unless the Weapon is Crippling anyway. Ledger: BCG-OFF-6, BCG-AMB-39. */
    public static boolean halves(AttackInProgress strike) {
        return strike.mode() == AttackInProgress.Mode.SUPPRESS && !strike.is(WeaponAbility.CRIPPLING);
    }

    /** The user of a Weapon that hurts itself has nobody else to blame. Ledger: BCG-MAIM-3. */
    public static DamageCause cause(AttackInProgress strike, Fighter target, boolean ofTheTest) {
        boolean suppresses = Suppression.suppresses(strike);
        Fighter attacker = strike.attacker();
        return new DamageCause(
                target == attacker ? Optional.empty() : Optional.of(attacker),
                ofTheTest,
                strike.is(WeaponAbility.TECHNIQUE),
                suppresses || strike.wield().has(WeaponTrait::isPrecise),
                suppresses,
                strike.ignoresDefenses(),
                strike.weapon().name(),
                target == attacker ? Optional.empty() : Optional.of(attacker.decider()));
    }
}
