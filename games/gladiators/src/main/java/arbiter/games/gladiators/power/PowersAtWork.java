package arbiter.games.gladiators.power;

import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which of somebody's powers work just now, sorted by whom they can be at work on. Worked out once for each change of what
 * its owner has, since nearly every rule asks what is at work on somebody.
 *
 * @param own what its owner has all the time
 * @param around those of them that lie over the hexes around their owner
 * @param activated what its owner has activated and nothing has stopped since
 */
public record PowersAtWork(List<PowerAtWork> own, List<PowerAtWork> around, List<PowerAtWork> activated) {

    private static final PowersAtWork NONE = new PowersAtWork(List.of(), List.of(), List.of());

    /** Of somebody who is not on the board nothing is at work on others, and nothing activated at all. Ledger: GG-DUR-9, GG-TRF-1. */
    public static PowersAtWork of(Gladiator owner) {
        List<PowerAtWork> own = new ArrayList<>();
        List<PowerAtWork> around = new ArrayList<>();
        if (!owner.bonds().transformed()) {
            for (OwnedPower power : owner.powers()) {
                if (power.way().isAlwaysOn() && Running.works(owner, power)) {
                    PowerAtWork one = new PowerAtWork(power, power.way(), Optional.empty());
                    own.add(one);
                    if (owner.present() && AreaInPlay.isAttached(power.way())) {
                        around.add(one);
                    }
                }
            }
        }
        List<PowerAtWork> activated = new ArrayList<>();
        if (owner.present()) {
            for (ActivePower active : owner.inUse().all()) {
                if (owner.condition().goesOn(active.power())) {
                    OwnedPower power = owner.powers().get(active.power());
                    activated.add(new PowerAtWork(power, power.ways().get(active.way()), Optional.of(active)));
                }
            }
        }
        return own.isEmpty() && activated.isEmpty()
                ? NONE
                : new PowersAtWork(FixedList.copyOf(own), FixedList.copyOf(around), FixedList.copyOf(activated));
    }

    /** Whether any of them can be at work on somebody else. */
    public boolean reachesOthers() {
        return !activated.isEmpty() || !around.isEmpty();
    }
}
