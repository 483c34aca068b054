package arbiter.games.wasteland.item;

import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.sheet.BodyPlan;
import arbiter.games.wasteland.sheet.InjuryClass;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.unit.Fighter;

/** Which arms can still be used. Ledger: WAS-INJ-4, WAS-GEAR-2. */
public final class Arms {

    private Arms() {}

    /** The location of an arm, counted from 0; the size of the plan if there is none. */
    static int of(BodyPlan plan, int number) {
        int found = 0;
        for (int place = 0; place < plan.size(); place++) {
            if (plan.location(place).injury() == InjuryClass.ARM && found++ == number) {
                return place;
            }
        }
        return plan.size();
    }

    public static boolean isUsable(Fighter one, boolean left) {
        int location = of(one.profile().plan(), left ? 0 : 1);
        return !one.injuries().isAt(location);
    }

    /** Whether nothing keeps somebody from using what it holds so. */
    public static boolean canUse(Fighter one, Weapon weapon, Grip grip) {
        if (one.injuries() == Injuries.NONE) {
            return true;
        }
        if (weapon.arm().isPresent()) {
            return !one.injuries().isAt(of(one.profile().plan(), weapon.arm().getAsInt() - 1));
        }
        return (!grip.usesLeft() || isUsable(one, true)) && (!grip.usesRight() || isUsable(one, false));
    }
}
