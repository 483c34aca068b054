package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Damaged;
import arbiter.games.centuryg.state.Destroyed;
import arbiter.games.centuryg.state.Fate;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.LevelsLost;
import arbiter.kernel.Play;

/** One instance of Damage, from the reactions to it to what it leaves behind. Ledger: 5.3 steps 12 to 15. */
public final class Harm {

    private Harm() {}

    /** Deals what is left of an amount after reactions, shields and halvings; tells how much that was. */
    public static int resolve(Play<CenturyState> play, Fighter target, int amount, Cause cause) {
        if (amount <= 0 || !target.isFighting()) {
            return 0;
        }
        if (target.isOnFoot()) {
            return Trampling.resolve(play, target, amount, cause); // BCG-CVM-1
        }
        Blow blow = new Blow(target, amount, cause);
        BlowAnswers.open(play, blow);
        Shields.absorb(play, blow);
        int dealt = blow.amount() >> halvings(target, cause, blow);
        if (dealt <= 0 || !target.isFighting()) {
            return 0;
        }
        deal(play, blow.target(), dealt, cause);
        return dealt;
    }

    /** Halving comes last. Ledger: BCG-DMG-7, BCG-AMB-36. */
    private static int halvings(Fighter target, Cause cause, Blow blow) {
        boolean fortified = !cause.mightTest() && target.owns(UpgradeId.EXTREME_FORTIFICATION);
        return blow.halvings() + (fortified ? 1 : 0);
    }

    private static void deal(Play<CenturyState> play, Fighter target, int dealt, Cause cause) {
        play.emit(new Damaged(target.id(), dealt, cause.words()));
        int lost = target.levelsLost();
        if (lost > target.levelsEverLost()) {
            boolean earns = target.machine().tier() != Tier.GRUNT; // BCG-AMB-94
            play.emit(new LevelsLost(target.id(), lost, earns ? lost - target.levelsEverLost() : 0));
        }
        if (target.points() == 0) {
            Lethal.resolve(play, target, cause);
            if (target.isFighting() && target.points() == 0) {
                destroy(play, target, cause);
                return;
            }
        }
        if (target.isFighting()) {
            Maiming.resolve(play, target, dealt, cause);
        }
    }

    /** A suppressor may spare whom it would destroy. Ledger: BCG-OFF-6, BCG-AMB-43. */
    private static void destroy(Play<CenturyState> play, Fighter target, Cause cause) {
        boolean spared = cause.spares()
                && cause.source().isPresent()
                && play.confirm(
                        cause.source().get().decider(),
                        "damage.spare",
                        () -> "Spare " + target.name() + " and only disable its Core?");
        play.emit(new Destroyed(target.id(), spared ? Fate.SPARED : Fate.DESTROYED));
    }
}
