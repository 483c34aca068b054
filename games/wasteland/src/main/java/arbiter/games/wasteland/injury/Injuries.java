package arbiter.games.wasteland.injury;

import arbiter.games.wasteland.health.Collapse;
import arbiter.games.wasteland.injury.InjuryEvents.Injured;
import arbiter.games.wasteland.item.Dropping;
import arbiter.games.wasteland.sheet.InjuryClass;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.turn.LostActions;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Posture;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/** Part: somebody's injuries in the order in which they came. Ledger: WAS-INJ-1, WAS-INJ-6. */
public record Injuries(List<Injury> list) implements Part {

    public static final Injuries NONE = new Injuries(List.of());

    public Injuries {
        list = FixedList.copyOf(list);
    }

    /** Written out because odds ask it all the time, and the one that records have is slower. */
    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Injuries that) || list.size() != that.list.size()) {
            return false;
        }
        for (int i = 0; i < list.size(); i++) {
            if (!list.get(i).equals(that.list.get(i))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = 0; i < list.size(); i++) {
            hash = 31 * hash + list.get(i).hashCode();
        }
        return hash;
    }

    /** How many have not been treated. */
    public int untreated() {
        int count = 0;
        for (int i = 0; i < list.size(); i++) {
            count += list.get(i).treated() ? 0 : 1;
        }
        return count;
    }

    /** Whether an untreated one is at a location of that class. */
    public static boolean has(Fighter one, InjuryClass which) {
        List<Injury> list = one.injuries().list;
        for (int i = 0; i < list.size(); i++) {
            Injury injury = list.get(i);
            if (!injury.treated()
                    && one.profile().plan().location(injury.location()).injury() == which) {
                return true;
            }
        }
        return false;
    }

    /** How many untreated ones are at locations of that class. */
    public static int count(Fighter one, InjuryClass which) {
        int count = 0;
        for (Injury injury : one.injuries().list) {
            boolean there = one.profile().plan().location(injury.location()).injury() == which;
            count += there && !injury.treated() ? 1 : 0;
        }
        return count;
    }

    /** Whether an untreated one is at that location. */
    public boolean isAt(int location) {
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i).location() == location && !list.get(i).treated()) {
                return true;
            }
        }
        return false;
    }

    /** One more injury, and what it does at once. Ledger: WAS-INJ-2 to 6, WAS-NPC-5. */
    public static void inflict(Play<WastelandState> play, Fighter one, int location, boolean debilitating) {
        if (!one.present()) {
            return;
        }
        play.emit(new Injured(one.id(), location, debilitating));
        if (one.profile().standing() == Profile.Standing.MINION) {
            Collapse.out(play, one);
            return;
        }
        switch (one.profile().plan().location(location).injury()) {
            case HEAD -> LostActions.inflict(play, one, "head injury");
            case TORSO -> {} // bleeds when the turn ends
            case ARM -> Dropping.fromArm(play, one, location);
            case LEG -> Posture.fall(play, one);
        }
    }

    /** For a rest: what was treated cannot open again. Ledger: WAS-INJ-7. */
    public static void closeTreated(Fighter one) {
        List<Injury> open = new ArrayList<>(one.injuries().list);
        if (open.removeIf(Injury::treated)) {
            one.set(new Injuries(open));
        }
    }

    Injuries and(Injury more) {
        return new Injuries(FixedList.with(list, more));
    }

    Injuries without(int place) {
        List<Injury> some = new ArrayList<>(list);
        some.remove(place);
        return new Injuries(some);
    }

    Injuries with(int place, Injury changed) {
        List<Injury> some = new ArrayList<>(list);
        some.set(place, changed);
        return new Injuries(some);
    }
}
