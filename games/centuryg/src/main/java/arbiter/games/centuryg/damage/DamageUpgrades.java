package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.DamageUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.kernel.Play;
import java.util.List;

/** What Upgrades change about Damage, moment by moment. Ledger: 5.3 steps 12 to 15. */
public final class DamageUpgrades {

    private DamageUpgrades() {}

    /** Whether the source's Upgrades halve what it deals to that one. Ledger: invasive. */
    public static boolean halvesDealt(CenturyState state, DamageCause cause, Fighter target) {
        if (cause.source().isEmpty()) {
            return false;
        }
        Fighter source = cause.source().get();
        List<InstalledTrait<DamageUpgrade>> traits = source.upgrades().damages();
        for (int i = 0; i < traits.size(); i++) {
            if (traits.get(i).works(state, source) && traits.get(i).trait().halvesDealt(target)) {
                return true;
            }
        }
        return false;
    }

    /** Halving comes last. Ledger: BCG-DMG-7, BCG-AMB-36. */
    static void halveTaken(CenturyState state, DamageInProgress blow) {
        Fighter target = blow.target();
        List<InstalledTrait<DamageUpgrade>> traits = target.upgrades().damages();
        for (int i = 0; i < traits.size(); i++) {
            if (traits.get(i).works(state, target) && traits.get(i).trait().halvesTaken(blow.cause())) {
                blow.halve();
            }
        }
    }

    /** After so much was dealt in one instance. */
    static void afterDealing(Play<CenturyState> play, Fighter target, int dealt, DamageCause cause) {
        if (cause.source().isEmpty()) {
            return;
        }
        Fighter source = cause.source().get();
        for (InstalledTrait<DamageUpgrade> one : source.upgrades().damages()) {
            if (one.works(play.state(), source)) {
                one.trait().afterDealing(play, target, dealt);
            }
        }
    }

    /** What may keep a Unit from being destroyed; only its own Upgrades do. Ledger: BCG-AMB-42. */
    static void offerSurvival(
            CenturyState state, Fighter target, Fighter owner, DamageCause cause, List<WindowAnswer> answers) {
        if (owner != target) {
            return;
        }
        for (InstalledTrait<DamageUpgrade> one : owner.upgrades().damages()) {
            if (one.works(state, owner)) {
                one.trait().offerSurvival(owner, cause, one, answers);
            }
        }
    }

    /** When nothing else has kept it from being destroyed. */
    static void atTheEnd(Play<CenturyState> play, Fighter target) {
        for (InstalledTrait<DamageUpgrade> one : target.upgrades().damages()) {
            if (one.works(play.state(), target)) {
                one.trait().atTheEnd(play, target, one);
            }
        }
    }
}
