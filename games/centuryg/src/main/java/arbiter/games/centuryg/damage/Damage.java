package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.boss.BossUpgrades;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.crew.Eject;
import arbiter.games.centuryg.power.Bodyguard;
import arbiter.games.centuryg.power.DamagePowers;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** One instance of Damage, from the reactions to it to what it leaves behind. Ledger: 5.3 steps 12 to 15. */
public final class Damage {

    private Damage() {}

    /** Deals what is left of an amount after reactions, shields and halvings; tells how much that was. */
    public static int resolve(Play<CenturyState> play, Fighter target, int amount, DamageCause cause) {
        DamageInProgress blow = new DamageInProgress(target, amount, cause);
        if (DamageUpgrades.halvesDealt(play.state(), cause, target)) {
            blow.halve();
        }
        return resolve(play, blow);
    }

    /** The same by somebody on foot: halved so often, after shields. Ledger: BCG-CVM-2, BCG-AMB-36. */
    public static int onFoot(Play<CenturyState> play, Fighter target, int amount, DamageCause cause, int halvings) {
        DamageInProgress blow = new DamageInProgress(target, amount, cause);
        for (int i = 0; i < halvings; i++) {
            blow.halve();
        }
        return resolve(play, blow);
    }

    /** The same for a blow that may be halved already, or follow another one. Ledger: BCG-AMB-35. */
    public static int resolve(Play<CenturyState> play, DamageInProgress blow) {
        if (blow.amount() <= 0 || !blow.target().isFighting()) {
            return 0;
        }
        if (blow.target().isOnFoot()) {
            return DamageOnFoot.resolve(play, blow); // BCG-CVM-1
        }
        if (!play.state().marks().isEmpty()) {
            Bodyguard.resolve(play, blow);
        }
        DamageAnswers.open(play, blow);
        if (!play.state().marks().isEmpty()) {
            Shields.absorb(play, blow);
        }
        DamageUpgrades.halveTaken(play.state(), blow);
        if (!play.state().marks().isEmpty()) {
            DamagePowers.prepared(play, blow);
        }
        Fighter target = blow.target();
        int dealt = blow.dealt();
        if (dealt <= 0 || !target.isFighting()) {
            return 0;
        }
        deal(play, target, dealt, blow.cause());
        if (blow.isReturned()) { // even by one who did not outlive it: BCG-AMB-90
            Fighter source = blow.cause().source().orElseThrow();
            resolve(play, source, dealt / 2, DamageCause.by(target, "My Pain is your Pain"));
        }
        return dealt;
    }

    public static void deal(Play<CenturyState> play, Fighter target, int dealt, DamageCause cause) {
        if (FrailUnits.breaks(play, target, dealt, cause)) { // Cores and empty machines
            return;
        }
        int before = target.condition().levelsEverLost();
        play.emit(new Damaged(target.id(), dealt, cause.words()));
        int lost = target.levelPoints() == 0 ? Fighter.LEVELS : target.levelsLost(); // BCG-DMG-6
        if (lost > before) {
            boolean earns = target.machine().tier() != Tier.GRUNT; // BCG-AMB-94
            play.emit(new LevelsLost(target.id(), lost, earns ? lost - before : 0));
            ActingPilot.earn(play, target, lost); // BCG-AMB-109
        }
        if (target.points() == 0) {
            LethalDamage.resolve(play, target, cause);
            if (target.isFighting() && target.points() == 0) {
                destroy(play, target, cause);
                return;
            }
        }
        if (target.isFighting()) {
            Maiming.resolve(play, target, dealt, cause);
            DamageUpgrades.afterDealing(play, target, dealt, cause);
            BossUpgrades.onLevel(play, target, before); // step 15
        }
    }

    /** A suppressor may spare whom it would destroy. Ledger: BCG-OFF-6, BCG-AMB-43. */
    private static void destroy(Play<CenturyState> play, Fighter target, DamageCause cause) {
        boolean spared = cause.spares()
                && cause.source().isPresent()
                && play.confirm(
                        cause.source().get().decider(),
                        "damage.spare",
                        () -> "Spare " + target.name() + " and only disable its Core?");
        play.emit(new Destroyed(target.id(), spared ? UnitFate.SPARED : UnitFate.DESTROYED));
        Eject.fromWreck(play, target); // BCG-DMG-5
    }
}
