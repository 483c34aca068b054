package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.item.Arms;
import arbiter.games.wasteland.item.CarriedItem;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.quality.WeaponTrait;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.List;

/** One action point of the defender for a Defense one higher against a blow. Ledger: WAS-ATK-5, WAS-QUAL-10. */
final class Parry {

    private static final int PRICE = 1;

    private Parry() {}

    static void offer(Play<WastelandState> play, AttackInProgress attack) {
        Fighter defender = attack.target();
        if (!attack.form().isMelee()
                || !defender.canAct()
                || Purse.available(play.state(), defender) < PRICE
                || !hasParryingWeapon(defender)) {
            return;
        }
        boolean yes = play.choose(Request.one(defender.decider(), "attack.parry", YesNo.BOTH)
                        .asking(() -> "Parry " + attack.attacker().name() + "'s blow for 1 AP?")
                        .decidedBy(() -> List.of(Headline.feared("hit"), Headline.feared(defender.id() + " HP")))
                        .otherwise(YesNo.NO))
                == YesNo.YES;
        if (yes) {
            Purse.spend(play, defender, PRICE, "Parry");
            attack.parry();
        }
    }

    private static boolean hasParryingWeapon(Fighter defender) {
        for (CarriedItem carried : defender.items().items()) {
            if (carried.grip().isHeld()
                    && carried.item() instanceof Weapon weapon
                    && Arms.canUse(defender, weapon, carried.grip())) {
                for (WeaponTrait quality : weapon.qualities()) {
                    if (quality.parries()) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
