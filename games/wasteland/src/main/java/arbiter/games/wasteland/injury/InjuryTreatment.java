package arbiter.games.wasteland.injury;

import arbiter.dice.CombatDice;
import arbiter.games.wasteland.injury.InjuryEvents.InjuryRecovered;
import arbiter.games.wasteland.injury.InjuryEvents.InjuryReopened;
import arbiter.games.wasteland.injury.InjuryEvents.InjuryTreated;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Treating injuries, and what becomes of those that were treated. Ledger: WAS-INJ-7, WAS-INJ-8. */
public final class InjuryTreatment {

    private static final CombatDice ONE = new CombatDice(1);

    private InjuryTreatment() {}

    /** The places of injuries that can be treated; those that are harder only if that was announced. Ledger: WAS-AID-3. */
    public static List<Integer> treatable(Fighter one, boolean hardOnes) {
        List<Integer> places = new ArrayList<>();
        List<Injury> list = one.injuries().list();
        for (int i = 0; i < list.size(); i++) {
            if (!list.get(i).treated() && (hardOnes || !list.get(i).debilitating())) {
                places.add(i);
            }
        }
        return places;
    }

    public static boolean hasHardOnes(Fighter one) {
        List<Injury> list = one.injuries().list();
        for (int i = 0; i < list.size(); i++) {
            if (!list.get(i).treated() && list.get(i).debilitating()) {
                return true;
            }
        }
        return false;
    }

    public static void treat(Play<WastelandState> play, Fighter one, int place) {
        play.emit(new InjuryTreated(
                one.id(), place, one.injuries().list().get(place).location()));
    }

    /** It is gone for good, whatever the table says about treated ones. Ledger: WAS-AID-10. */
    public static void heal(Play<WastelandState> play, Fighter one, int place) {
        play.emit(new InjuryRecovered(
                one.id(), place, one.injuries().list().get(place).location()));
    }

    /** Where the table says so, a hit on a treated injury opens it again on an Effect. Ledger: WAS-INJ-7, AMB-66. */
    public static void afterHit(Play<WastelandState> play, Fighter one, int location) {
        if (!play.state().rules().treatedInjuriesReopen() || !one.present()) {
            return;
        }
        List<Injury> list = one.injuries().list();
        for (int place = 0; place < list.size(); place++) {
            Injury injury = list.get(place);
            if (injury.treated()
                    && injury.location() == location
                    && play.draw("injury.reopening", ONE).effects() > 0) {
                play.emit(new InjuryReopened(one.id(), place, location));
            }
        }
    }
}
