package arbiter.games.centuryg.sheet.build;

import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.sheet.Mecha;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.rulebook.build.Violations;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Upgrades and Weapons: for whom they are, where they sit, none twice. Ledger: BCG-AREA-2, BCG-UPG-1, BCG-FEAT-1. */
final class EquipmentCheck {

    private static final int EXTRA_AREA = 30;

    private final Build build;
    private final Mecha mecha;
    private final Handbook book;
    private final Violations violations;
    private final List<Fitted> fittedBefore = new ArrayList<>();
    private final List<Weapon> armedBefore = new ArrayList<>();

    EquipmentCheck(Build build, Mecha mecha, Handbook book, Violations violations) {
        this.build = build;
        this.mecha = mecha;
        this.book = book;
        this.violations = violations;
    }

    void run() {
        for (int i = 0; i < mecha.upgrades().size(); i++) {
            Fitted fitted = mecha.upgrades().get(i);
            listedElsewhere(fitted.upgrade(), "mecha", "upgrades", i);
            upgrade(fitted, "mecha", "upgrades", i);
        }
        for (int i = 0; i < mecha.weapons().size(); i++) {
            weapon(mecha.weapons().get(i), "mecha", "weapons", i);
        }
        extraArea(Area.PACK, UpgradeId.EXPANSION_PACK, Code.EXPANSION_PACK_OVERFULL);
        extraArea(Area.SECRET, UpgradeId.SECRET_EQUIPMENT, Code.SECRET_EQUIPMENT_OVERFULL);
        sets();
    }

    /** The same rules for what belongs to one form; two forms may have the same thing. */
    private void sets() {
        List<Fitted> upgrades = List.copyOf(fittedBefore);
        List<Weapon> weapons = List.copyOf(armedBefore);
        for (FormSet set : FormSet.of(mecha)) {
            fittedBefore.retainAll(upgrades);
            armedBefore.retainAll(weapons);
            for (int i = 0; i < set.loadout().upgrades().size(); i++) {
                upgrade(set.loadout().upgrades().get(i), set.at("upgrades", i));
            }
            for (int i = 0; i < set.loadout().weapons().size(); i++) {
                weapon(set.loadout().weapons().get(i), set.at("weapons", i));
            }
        }
    }

    private void listedElsewhere(Upgrade upgrade, Object... path) {
        if (upgrade.kind() == UpgradeKind.ALTERNATE_FORM) {
            violations.add(Code.FORM_IN_UPGRADES, upgrade.name() + " is a form", "list it under 'forms'", path);
        } else if (upgrade.kind() == UpgradeKind.COMBINATION) {
            violations.add(
                    Code.COMBINATION_IN_UPGRADES,
                    upgrade.name() + " needs partners",
                    "write it under 'combination'",
                    path);
        }
    }

    private void upgrade(Fitted fitted, Object... path) {
        Upgrade upgrade = fitted.upgrade();
        forWhom(upgrade, path);
        boolean assistant = UpgradeId.of(upgrade.id()).equals(Optional.of(UpgradeId.ASSISTANT));
        boolean again = fittedBefore.stream()
                .anyMatch(other -> other.upgrade().equals(upgrade)
                        && (!upgrade.specialist() || other.choice().equals(fitted.choice())));
        if (again) {
            violations.add(
                    assistant ? Code.ASSISTANT_TWICE : Code.UPGRADE_TWICE,
                    upgrade.name() + " is there twice",
                    upgrade.specialist() ? "choose something else with it" : "fit it once",
                    path);
        }
        fittedBefore.add(fitted);
        ChoiceCheck.run(upgrade.name(), upgrade.choice(), fitted.choice(), build, book, violations, path);
        boolean known =
                build.powers().stream().anyMatch(learned -> learned.power().id().equals(fitted.choice()));
        if (assistant && known) {
            violations.add(Code.ASSISTANT_TWICE, fitted.choice() + " is known already", "choose another Power", path);
        }
        AreaCheck.run(fitted, violations, path);
    }

    private void forWhom(Upgrade upgrade, Object... path) {
        if (build.tier() == Tier.BOSS && !upgrade.isFeature() && !upgrade.isPackaged()) {
            violations.add(
                    Code.NOT_FOR_BOSSES,
                    upgrade.name() + " is not for Bosses",
                    "a Boss has Boss Upgrades, Capstones and Features",
                    path);
        }
        if (build.tier() != Tier.BOSS && upgrade.isPackaged()) {
            violations.add(Code.FOR_BOSSES_ONLY, upgrade.name() + " is for Bosses", "fit another Upgrade", path);
        }
        if (build.tier() == Tier.GRUNT && upgrade.id().equals("assistant")) {
            violations.add(Code.GRUNT_ASSISTANT, "Grunts have no Assistants", "fit another Upgrade", path);
        }
        if (build.tier() == Tier.PC && upgrade.kind() == UpgradeKind.ENEMY_FEATURE && !mecha.openFeatures()) {
            violations.add(
                    Code.ENEMY_FEATURE,
                    upgrade.name() + " is for enemies",
                    "if the gamemaster agrees, write 'open-features: true'",
                    path);
        }
    }

    private void weapon(Mounted mounted, Object... path) {
        Weapon weapon = mounted.weapon();
        if (weapon.make() == Weapon.Make.STANDARD) {
            violations.add(Code.WEAPON_BY_DEFAULT, weapon.name() + " is there already", "leave it out", path);
            return;
        }
        boolean forBosses = weapon.make() == Weapon.Make.BOSS;
        if (forBosses && build.tier() != Tier.BOSS) {
            violations.add(Code.FOR_BOSSES_ONLY, weapon.name() + " is for Bosses", "mount another Weapon", path);
        } else if (!forBosses && build.tier() == Tier.BOSS) {
            violations.add(Code.NOT_FOR_BOSSES, weapon.name() + " is not for Bosses", "mount a Boss Weapon", path);
        }
        if (armedBefore.contains(weapon)) {
            violations.add(Code.WEAPON_TWICE, weapon.name() + " is there twice", "mount another Weapon", path);
        }
        armedBefore.add(weapon);
        AreaCheck.run(mounted, violations, path);
    }

    private void extraArea(Area area, UpgradeId owner, Code overfull) {
        int worth = 0;
        for (Fitted fitted : mecha.upgrades()) {
            worth += fitted.area() == area ? fitted.upgrade().cost() : 0;
        }
        for (Mounted mounted : mecha.weapons()) {
            worth += mounted.area() == area ? mounted.weapon().cost() : 0;
        }
        String name = Words.title(owner);
        if (worth > 0 && !mecha.has(owner)) {
            violations.add(
                    Code.EXTRA_AREA_MISSING, "there is no " + name, "fit it, or use another Area", "mecha", "upgrades");
        }
        if (worth > EXTRA_AREA) {
            violations.add(
                    overfull, name + " holds " + worth + " MP", "it has room for " + EXTRA_AREA, "mecha", "upgrades");
        }
    }
}
