package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Form;
import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.sheet.UpgradeId;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A machine in one of its forms, laid out so that rules find things quickly. */
public final class Fittings {

    private final Machine machine;
    private final int[] ranks = new int[Attribute.values().length];
    private final List<Mounted> weapons;
    private final Map<UpgradeId, Area> upgrades = new EnumMap<>(UpgradeId.class);
    private final List<Fitted> fitted;
    private final Set<PowerId> powers = EnumSet.noneOf(PowerId.class);

    private Fittings(Machine machine, List<Mounted> weapons, List<Fitted> fitted) {
        this.machine = machine;
        this.weapons = List.copyOf(weapons);
        this.fitted = List.copyOf(fitted);
        for (Attribute attribute : Attribute.values()) {
            ranks[attribute.ordinal()] = machine.rank(attribute);
        }
        for (Fitted upgrade : fitted) {
            UpgradeId.of(upgrade.upgrade().id()).ifPresent(id -> upgrades.put(id, upgrade.area()));
        }
        for (Learned power : machine.powers()) {
            PowerId.of(power.power().id()).ifPresent(powers::add);
        }
    }

    /** The machine in its default form (0) or in one of its others. Ledger: BCG-ALT-1. */
    static Fittings of(Machine machine, int form) {
        if (form == 0) {
            return with(machine, machine.usual().upgrades(), machine.usual().weapons());
        }
        Form taken = machine.forms().get(form - 1);
        Fittings fittings = with(machine, taken.upgrades(), taken.weapons());
        fittings.ranks[taken.one().ordinal()] = machine.rank(taken.other());
        fittings.ranks[taken.other().ordinal()] = machine.rank(taken.one());
        return fittings;
    }

    /** With the set of one form besides what all forms have. Ledger: BCG-ALT-2. */
    private static Fittings with(Machine machine, List<Fitted> upgrades, List<Mounted> guns) {
        List<Mounted> weapons = new ArrayList<>(machine.weapons());
        weapons.addAll(guns);
        List<Fitted> fitted = new ArrayList<>(machine.upgrades());
        fitted.addAll(upgrades);
        return new Fittings(machine, weapons, fitted);
    }

    /** The same with gear that was come by during the fight. Ledger: BCG-AMB-92. */
    Fittings with(Borrowed borrowed) {
        List<Mounted> guns = new ArrayList<>(weapons);
        guns.addAll(borrowed.weapons());
        List<Fitted> all = new ArrayList<>(fitted);
        all.addAll(borrowed.upgrades());
        Fittings more = new Fittings(machine, guns, all);
        System.arraycopy(ranks, 0, more.ranks, 0, ranks.length);
        return more;
    }

    public Machine machine() {
        return machine;
    }

    public int rank(Attribute attribute) {
        return ranks[attribute.ordinal()];
    }

    public List<Mounted> weapons() {
        return weapons;
    }

    public List<Fitted> fitted() {
        return fitted;
    }

    public boolean has(UpgradeId upgrade) {
        return upgrades.containsKey(upgrade);
    }

    /** Where an Upgrade that it has sits. */
    public Area area(UpgradeId upgrade) {
        return upgrades.get(upgrade);
    }

    /** The name of a Power that it knows. */
    public String name(PowerId power) {
        for (Learned learned : machine.powers()) {
            if (learned.power().id().equals(power.word())) {
                return learned.power().name();
            }
        }
        return power.word();
    }

    public boolean knows(PowerId power) {
        return powers.contains(power);
    }
}
