package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.crew.Hull;
import arbiter.games.centuryg.power.KnownPowers;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Form;
import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.games.centuryg.upgrade.InstalledTraits;
import arbiter.games.centuryg.upgrade.MachineNature;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponUse;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** A machine in one of its forms, or what is left of it, laid out so that rules find things quickly. It never changes. */
public final class Fittings {

    private final Machine machine;
    private final int[] ranks;
    private final List<Mounted> weapons;
    private final List<WeaponInUse> plainWeapons;
    /** Which Upgrades that rules know by name it has, by their ordinals: rules ask all the time. */
    private final boolean[] owned = new boolean[UpgradeId.values().length];

    private final Set<UpgradeKind> kinds = EnumSet.noneOf(UpgradeKind.class);
    private final List<Fitted> fitted;
    private final InstalledTraits traits;
    private final MachineNature nature;
    private final KnownPowers powers;

    private Fittings(Machine machine, int[] ranks, List<Mounted> weapons, List<Fitted> fitted, KnownPowers powers) {
        this.machine = machine;
        this.ranks = ranks;
        this.weapons = FixedList.copyOf(weapons);
        this.plainWeapons = plain(weapons);
        this.fitted = FixedList.copyOf(fitted);
        this.traits = InstalledTraits.of(fitted);
        this.nature = traits.nature();
        this.powers = powers;
        for (Fitted upgrade : fitted) {
            kinds.add(upgrade.upgrade().kind());
            UpgradeId.of(upgrade.upgrade().id()).ifPresent(id -> owned[id.ordinal()] = true);
        }
    }

    private static List<WeaponInUse> plain(List<Mounted> weapons) {
        List<WeaponInUse> plain = new ArrayList<>(weapons.size());
        for (Mounted mounted : weapons) {
            plain.add(new WeaponInUse(mounted, WeaponUse.PLAIN));
        }
        return FixedList.copyOf(plain);
    }

    /** The machine in its Default Form (0) or in one of its others; a Core has nothing of it. Ledger: BCG-ALT-1. */
    public static Fittings of(Machine machine, int form, Hull hull) {
        if (hull == Hull.CORE) {
            return core(machine, KnownPowers.of(machine));
        }
        int[] ranks = ranks(machine);
        List<Mounted> weapons = new ArrayList<>(machine.weapons());
        List<Fitted> fitted = new ArrayList<>(machine.upgrades());
        if (form == 0) {
            weapons.addAll(machine.usual().weapons());
            fitted.addAll(machine.usual().upgrades());
        } else {
            Form taken = machine.forms().get(form - 1);
            weapons.addAll(taken.weapons());
            fitted.addAll(taken.upgrades());
            ranks[taken.one().ordinal()] = machine.rank(taken.other());
            ranks[taken.other().ordinal()] = machine.rank(taken.one());
        }
        // nobody is left who knows them: BCG-AMB-51
        KnownPowers powers = hull == Hull.EMPTY ? KnownPowers.NONE : KnownPowers.of(machine);
        return new Fittings(machine, ranks, weapons, fitted, powers);
    }

    /** What ejects from that machine, with Powers laid out already. Ledger: BCG-CORE-2. */
    static Fittings core(Machine machine, KnownPowers powers) {
        int[] ranks = ranks(machine);
        ranks[Attribute.THRESHOLD.ordinal()] = 0;
        return new Fittings(machine, ranks, List.of(), List.of(), powers);
    }

    private static int[] ranks(Machine machine) {
        int[] ranks = new int[Attribute.values().length];
        for (Attribute attribute : Attribute.values()) {
            ranks[attribute.ordinal()] = machine.rank(attribute);
        }
        return ranks;
    }

    /** The same with gear that was come by during the fight. Ledger: BCG-AMB-92. */
    public Fittings with(BorrowedGear borrowed) {
        List<Mounted> guns = new ArrayList<>(weapons);
        for (Mounted gun : borrowed.weapons()) {
            if (weapons.stream().noneMatch(owned -> owned.weapon().equals(gun.weapon()))) { // another form may have it
                guns.add(gun);
            }
        }
        List<Fitted> all = new ArrayList<>(fitted);
        all.addAll(borrowed.upgrades());
        // gear brings back nobody who knows the Powers: BCG-AMB-51
        return new Fittings(machine, ranks, guns, all, powers);
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

    /** The same without a Boost. */
    public List<WeaponInUse> plainWeapons() {
        return plainWeapons;
    }

    public List<Fitted> fitted() {
        return fitted;
    }

    /** What the Upgrades do. */
    public InstalledTraits traits() {
        return traits;
    }

    /** What it always is by its Upgrades. */
    public MachineNature nature() {
        return nature;
    }

    public boolean has(UpgradeId upgrade) {
        return owned[upgrade.ordinal()];
    }

    /** Whether there is any Upgrade of that list. */
    public boolean hasAny(UpgradeKind kind) {
        return kinds.contains(kind);
    }

    /** The Powers that whoever flies it can call. */
    public KnownPowers powers() {
        return powers;
    }

    /** The name of a Power of its sheet. */
    public String powerName(String id) {
        for (Learned learned : machine.powers()) {
            if (learned.power().id().equals(id)) {
                return learned.power().name();
            }
        }
        return id;
    }
}
