package arbiter.games.centuryg.wild;

import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Choosing;
import arbiter.games.centuryg.sheet.Combination;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Form;
import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.Loadout;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Power;
import arbiter.games.centuryg.sheet.PowerList;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.games.centuryg.sheet.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A machine with anything in it that there is, legal to build or not; but never with the one entry to do without. */
final class WildMachine {

    static final String MINION = "Husk";

    private static final String SECRET = "secret-equipment";

    private final Lottery lottery;
    private final String without;

    WildMachine(Lottery lottery, String without) {
        this.lottery = lottery;
        this.without = without;
    }

    Machine of(String name, Tier tier, Optional<String> partner, boolean unison) {
        List<Mounted> weapons = weapons();
        List<Fitted> upgrades = upgrades(tier, partner.isPresent(), unison);
        List<Form> forms = forms(upgrades, weapons);
        return new Machine(
                name,
                tier,
                lottery.below(6),
                rank(),
                rank(),
                1 + lottery.below(6),
                2 + rank(),
                rank(),
                1 + lottery.below(6),
                carried(weapons, upgrades),
                upgrades.stream().filter(fitted -> !is(fitted, without)).toList(),
                tier.hasPowers() ? powers(weapons) : List.of(),
                forms,
                Loadout.NONE,
                partner.map(other -> combination(upgrades, other)),
                lottery.oneIn(6));
    }

    /** Whoever has to do without secret places has nothing hidden there. */
    private List<Mounted> carried(List<Mounted> weapons, List<Fitted> upgrades) {
        boolean hides = !without.equals(SECRET) || upgrades.stream().noneMatch(fitted -> is(fitted, SECRET));
        return weapons.stream()
                .filter(mounted -> hides || mounted.area() != Area.SECRET)
                .toList();
    }

    private static boolean is(Fitted fitted, String id) {
        return fitted.upgrade().id().equals(id);
    }

    private int rank() {
        return 2 + lottery.below(6);
    }

    private List<Mounted> weapons() {
        List<Mounted> weapons = new ArrayList<>();
        for (Weapon weapon : Lottery.all(Weapon.class)) {
            if (weapon.make() == Weapon.Make.STANDARD) {
                weapons.add(new Mounted(weapon, Area.NONE));
            }
        }
        for (Weapon weapon : lottery.some(Lottery.all(Weapon.class), 5)) {
            if (weapon.make() != Weapon.Make.STANDARD) {
                weapons.add(new Mounted(weapon, weapon.make() == Weapon.Make.BOSS ? Area.NONE : area()));
            }
        }
        return weapons;
    }

    private Area area() {
        return lottery.oneIn(8) ? lottery.any(List.of(Area.PACK, Area.SECRET)) : lottery.any(Area.EXTERNAL);
    }

    /** What only Bosses and enemies have comes to everybody here; forms and Combinations need more than a place. */
    private List<Fitted> upgrades(Tier tier, boolean combines, boolean unison) {
        List<Fitted> upgrades = new ArrayList<>();
        boolean dull = lottery.oneIn(3);
        for (Upgrade upgrade : lottery.some(Lottery.all(Upgrade.class), dull ? 4 : 16)) {
            boolean joins = upgrade.kind() == UpgradeKind.COMBINATION;
            boolean boss = upgrade.isPackaged() && tier != Tier.BOSS;
            if (!joins && !boss) {
                upgrades.add(fitted(upgrade));
            }
        }
        if (combines) {
            List<Upgrade> types = new ArrayList<>(Lottery.all(Upgrade.class));
            types.removeIf(upgrade -> upgrade.kind() != UpgradeKind.COMBINATION);
            upgrades.add(new Fitted(types.get(unison ? 1 : 0), Area.CORE, ""));
        }
        return upgrades;
    }

    private Fitted fitted(Upgrade upgrade) {
        Area area = switch (upgrade.placement()) {
            case INTERNAL -> Area.CORE;
            case EXTERNAL -> area();
            case SEPARATE -> Area.NONE;
        };
        return new Fitted(upgrade, area, upgrade.choice().map(this::choice).orElse(""));
    }

    private String choice(Choosing choosing) {
        return switch (choosing) {
            case POWER, WEAPON -> "";
            case GRUNT -> MINION;
            default -> lottery.any(choosing.words());
        };
    }

    /** A second upgrade for forms brings so many more that they stand behind one line of the menu. */
    private List<Form> forms(List<Fitted> upgrades, List<Mounted> weapons) {
        List<Form> forms = new ArrayList<>();
        List<Mounted> more = new ArrayList<>(weapons());
        more.removeIf(
                mounted -> weapons.stream().anyMatch(owned -> owned.weapon().equals(mounted.weapon())));
        for (Fitted fitted : upgrades) {
            if (fitted.upgrade().kind() == UpgradeKind.ALTERNATE_FORM) {
                int count = forms.isEmpty() ? 1 : 2;
                for (int i = 0; i < count; i++) {
                    String name = "Wing " + forms.size();
                    forms.add(new Form(name, Attribute.MIGHT, Attribute.SPEED, List.of(), more));
                }
            }
        }
        return forms;
    }

    private static Combination combination(List<Fitted> upgrades, String partner) {
        Upgrade type = upgrades.get(upgrades.size() - 1).upgrade();
        return new Combination(type, List.of(partner), Optional.empty(), Optional.of(Area.LEGS));
    }

    private List<Learned> powers(List<Mounted> weapons) {
        List<Learned> powers = new ArrayList<>();
        List<Power> all = Lottery.all(Power.class);
        List<Power> extra = lottery.some(all, 12);
        for (Power power : all) {
            if (power.list() == PowerList.DEFAULT || extra.contains(power)) {
                String choice = power.choice()
                        .map(choosing -> choosing == Choosing.WEAPON
                                ? weapons.get(weapons.size() - 1).weapon().id()
                                : choice(choosing))
                        .orElse("");
                powers.add(new Learned(power, choice));
            }
        }
        return powers;
    }
}
