package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a Might Test does to those it was passed against, one after the other. Ledger: 5.3 steps 12 to 16, BCG-AMB-35. */
final class Impact {

    private Impact() {}

    static void resolve(Play<CenturyState> play, Strike strike) {
        for (Fighter target : inOrder(play, strike)) {
            for (Victim victim : strike.victims()) {
                if (victim.fighter() == target) {
                    hit(play, strike, victim);
                }
            }
        }
        AreaEffects.resolve(play, strike);
    }

    /** The attacker says in which order; usually nobody cares. */
    private static List<Fighter> inOrder(Play<CenturyState> play, Strike strike) {
        List<Whom> hit = new ArrayList<>(strike.victims().size());
        for (Victim victim : strike.victims()) {
            if (victim.isHit()) {
                hit.add(new Whom(victim.fighter()));
            }
        }
        List<Whom> order = hit.size() < 2
                ? hit
                : play.chooseSome(Request.order(strike.attacker().decider(), "attack.order", hit)
                        .asking(() -> "In which order are they hit?")
                        .quietly());
        List<Fighter> fighters = new ArrayList<>(order.size());
        for (Whom whom : order) {
            fighters.add(whom.fighter());
        }
        return fighters;
    }

    /** The Damage of the Test, then what the Weapon adds to it, then what it leaves behind. */
    private static void hit(Play<CenturyState> play, Strike strike, Victim victim) {
        Fighter target = victim.fighter();
        Blow first = new Blow(target, victim.margin(), cause(strike, target, true));
        if (halves(strike)) {
            first.suppress();
        }
        if (Invasive.halves(first.cause(), target)) { // both instances together: BCG-AMB-35
            first.suppress();
        }
        int dealt = Harm.resolve(play, first);
        int withheld = first.isRedirected() ? 0 : first.amount() - dealt; // by halving only: BCG-AMB-35
        int more = WeaponEffects.bonus(play.state(), strike, target, target.points() - withheld);
        if (more > 0 && target.isFighting()) {
            Blow bonus = new Blow(target, more, cause(strike, target, false));
            bonus.follow(first);
            dealt += Harm.resolve(play, bonus);
        }
        if (Suppression.suppresses(strike)) {
            Suppression.mark(play, strike, target, dealt);
        }
        WeaponEffects.onHit(play, strike, victim);
    }

    /** Suppressing halves the Damage unless the Weapon is Crippling anyway. Ledger: BCG-OFF-6, BCG-AMB-39. */
    static boolean halves(Strike strike) {
        return strike.mode() == Strike.Mode.SUPPRESS && !strike.is(WeaponAbility.CRIPPLING);
    }

    /** The user of a Weapon that hurts itself has nobody else to blame. Ledger: BCG-MAIM-3. */
    static Cause cause(Strike strike, Fighter target, boolean ofTheTest) {
        boolean suppresses = Suppression.suppresses(strike);
        Fighter attacker = strike.attacker();
        return new Cause(
                target == attacker ? Optional.empty() : Optional.of(attacker),
                ofTheTest,
                strike.is(WeaponAbility.TECHNIQUE),
                suppresses || strike.is(WeaponId.ASSAULT_RIFLE),
                suppresses,
                strike.ignoresDefenses,
                strike.weapon().name(),
                target == attacker ? Optional.empty() : Optional.of(attacker.decider()));
    }
}
