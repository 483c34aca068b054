package arbiter.games.narrative.damage;

import arbiter.games.narrative.attack.AttackSource;
import arbiter.games.narrative.sheet.BodyArmour;
import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.unit.Participant;
import java.util.Optional;

/** How much of a hit somebody's body and armour take. Ledger: NAR-DMG-1, NAR-DMG-3. */
public final class Soak {

    private static final int SOAK_PER_BREACH = 10;

    private Soak() {}

    /** Brawn as injuries leave it, and armour that still works. Ledger: NAR-DMG-1, NAR-CHAR-5. */
    public static int of(Participant one) {
        int weaker = one.profile().characteristics().brawn() - one.characteristic(Characteristic.BRAWN);
        Optional<BodyArmour> printed = one.profile().armour();
        int broken = printed.isPresent() && one.gear().wornArmour().isEmpty()
                ? printed.get().totalSoak()
                : 0;
        return Math.max(0, one.profile().soak() - weaker - broken);
    }

    /** Pierce and Breach lower it for this hit, unless the armour is Reinforced. Ledger: NAR-DMG-3. */
    public static int against(AttackSource source, Participant target) {
        int soak = of(target);
        boolean reinforced = target.profile().reinforced()
                && (target.profile().armour().isEmpty()
                        || target.gear().wornArmour().isPresent());
        int ignored = source.rating("pierce") + SOAK_PER_BREACH * source.rating("breach");
        return reinforced ? soak : Math.max(0, soak - ignored);
    }
}
