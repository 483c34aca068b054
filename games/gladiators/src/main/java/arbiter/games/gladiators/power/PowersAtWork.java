package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which of somebody's powers work just now, sorted by whom they can be at work on. Worked out once for each change of what
 * its owner has, since nearly every rule asks what is at work on somebody. Most ask for what nobody has, so what was asked
 * for before is known by its kind.
 */
public final class PowersAtWork {

    private static final PowersAtWork NONE = new PowersAtWork(List.of(), List.of(), List.of());

    private final List<PowerAtWork> own;
    private final List<PowerAtWork> around;
    private final List<PowerAtWork> activated;
    private final boolean lying;
    private final AskedKinds ownKinds;
    private final AskedKinds aroundKinds;
    private final AskedKinds activatedKinds;

    private PowersAtWork(List<PowerAtWork> own, List<PowerAtWork> around, List<PowerAtWork> activated) {
        this.own = own;
        this.around = around;
        this.activated = activated;
        this.lying = !around.isEmpty() || lies(activated);
        this.ownKinds = new AskedKinds(own);
        this.aroundKinds = new AskedKinds(around);
        this.activatedKinds = new AskedKinds(activated);
    }

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

    /** Whether any of them lies over hexes, so that it matters who is where. */
    boolean liesOverHexes() {
        return lying;
    }

    private static boolean lies(List<PowerAtWork> activated) {
        for (PowerAtWork one : activated) {
            if (one.activation().isEmpty()
                    || one.activation().get().area().isPresent()
                    || AreaInPlay.isAttached(one.way())) {
                return true;
            }
        }
        return false;
    }

    /** What its owner has all the time. */
    List<PowerAtWork> own() {
        return own;
    }

    /** Those of them that lie over the hexes around their owner. */
    public List<PowerAtWork> around() {
        return around;
    }

    /** What its owner has activated and nothing has stopped since. */
    public List<PowerAtWork> activated() {
        return activated;
    }

    /** Whether any that its owner has all the time is of that kind. */
    boolean has(Class<? extends AbilityKind> kind, int number) {
        return ownKinds.include(kind, number);
    }

    /** Whether any that lies around its owner is of that kind. */
    boolean surrounds(Class<? extends AbilityKind> kind, int number) {
        return aroundKinds.include(kind, number);
    }

    /** Whether any that its owner has activated is of that kind. */
    boolean activates(Class<? extends AbilityKind> kind, int number) {
        return activatedKinds.include(kind, number);
    }
}
