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
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponUse;
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
    private final KnownPowers powers;

    private Fittings(Machine machine, int[] ranks, List<Mounted> weapons, List<Fitted> fitted, KnownPowers powers) {
        this.machine = machine;
        this.ranks = ranks;
        this.weapons = List.copyOf(weapons);
        this.plainWeapons = plain(weapons);
        this.fitted = List.copyOf(fitted);
        this.traits = InstalledTraits.of(fitted);
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
        return List.copyOf(plain);
    }

    /** The machine in its Default Form (0) or in one of its others; a Core has nothing of it. Ledger: BCG-ALT-1. */
    public static Fittings of(Machine machine, int form, Hull hull) {
        int[] ranks = ranks(machine);
        if (hull == Hull.CORE) {
            ranks[Attribute.THRESHOLD.ordinal()] = 0; // BCG-CORE-2
            return new Fittings(machine, ranks, List.of(), List.of(), KnownPowers.of(machine));
        }
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
