package arbiter.games.narrative.item;

import arbiter.games.narrative.injury.Injury;
import arbiter.games.narrative.injury.Limb;
import arbiter.games.narrative.unit.Participant;

/** How many things somebody can hold: two, and one less for every arm that is lost. Ledger: NAR-MAN-6, NAR-CI-21. */
public final class HandCount {

    private HandCount() {}

    public static int of(Participant one) {
        int hands = CarriedGear.HANDS;
        for (Limb limb : one.injuries().lost()) {
            hands -= limb.isArm() ? 1 : 0;
        }
        for (Injury injury : one.injuries().list()) {
            boolean lost = injury.row().rule().equals("NAR-CI-21")
                    && injury.limb().isPresent()
                    && injury.limb().get().isArm();
            hands -= lost ? 1 : 0;
        }
        return Math.max(0, hands);
    }
}
