package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.item.ItemEvents.ShotsFired;
import arbiter.games.wasteland.item.ItemEvents.WeaponThrown;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** What attacks use up. Ledger: WAS-ATK-8, WAS-ATK-9, WAS-QUAL-6. */
final class AmmunitionUse {

    private AmmunitionUse() {}

    /** The base shot is gone, hit or miss; a thrown weapon lies where it was thrown, and a grenade is used up. */
    static void base(Play<WastelandState> play, Fighter attacker, AttackForm form, int zone) {
        if (form.mode() == AttackForm.Mode.THROW) {
            play.emit(new WeaponThrown(attacker.id(), form.item().getAsInt(), zone, form.strikesZones()));
        } else {
            more(play, attacker, form, 1);
        }
    }

    /** So many further shots or bursts. */
    static void more(Play<WastelandState> play, Fighter attacker, AttackForm form, int volleys) {
        if (volleys > 0) {
            form.ammunition()
                    .ifPresent(kind -> play.emit(new ShotsFired(attacker.id(), kind, volleys * form.shotsAtOnce())));
        }
    }
}
