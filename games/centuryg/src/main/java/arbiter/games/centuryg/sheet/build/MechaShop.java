package arbiter.games.centuryg.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Loadout;
import arbiter.games.centuryg.sheet.Mecha;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Placement;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.rulebook.build.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Asks what MP are spent on: Ranks, Upgrades with forms and partners, sets, Weapons. Ledger: BCG-MP-1. */
final class MechaShop {

    private final Bench bench;

    MechaShop(Bench bench) {
        this.bench = bench;
    }

    void run() {
        Map<Attribute, Integer> ranks = bench.ranks(
                "MP",
                Attribute.class,
                bench.mecha().attributes(),
                more -> bench.with(Remodel.of(bench.mecha()).attributes(more)));
        bench.put(bench.with(Remodel.of(bench.mecha()).attributes(ranks)));
        while (upgrade("upgrade", this::fitting)) {}
        sets();
        while (weapon("weapon", this::mounting)) {}
    }

    private int left() {
        return Spending.of(bench.build(), bench.mecha()).left();
    }

    private Build fitting(Fitted fitted) {
        return bench.with(Remodel.of(bench.mecha()).fitted(fitted));
    }

    private Build mounting(Mounted mounted) {
        return bench.with(Remodel.of(bench.mecha()).mounted(mounted));
    }

    private boolean upgrade(String id, Function<Fitted, Build> building) {
        String answer = bench.ask.option(id, () -> left() + " MP are left. Which Upgrade?", () -> upgrades(building));
        if (answer.equals(Bench.DONE)) {
            return false;
        }
        Upgrade upgrade = bench.book.content().get(Upgrade.class, answer);
        switch (upgrade.kind()) {
            case ALTERNATE_FORM -> Joining.form(bench, upgrade);
            case COMBINATION -> Joining.combination(bench, upgrade);
            default -> {
                Area area = upgrade.placement() == Placement.EXTERNAL
                        ? area(place -> building.apply(new Fitted(upgrade, place, "")))
                        : Area.NONE;
                bench.put(building.apply(
                        new Fitted(upgrade, area, Learning.choice(bench, "upgrade.choice", upgrade.choice()))));
            }
        }
        return true;
    }

    private List<Choice> upgrades(Function<Fitted, Build> building) {
        List<Choice> options = new ArrayList<>();
        for (Upgrade upgrade : bench.book.upgrades()) {
            String text = upgrade.name() + ", " + upgrade.cost() + " MP: " + upgrade.text();
            options.add(new Choice(upgrade.id(), text, refusal(upgrade, building)));
        }
        options.add(Bench.done());
        return options;
    }

    private Optional<String> refusal(Upgrade upgrade, Function<Fitted, Build> building) {
        if (upgrade.kind() == UpgradeKind.ALTERNATE_FORM || upgrade.kind() == UpgradeKind.COMBINATION) {
            return Joining.refusal(bench, upgrade);
        }
        return upgrade.placement() == Placement.EXTERNAL
                ? nowhere(place -> building.apply(new Fitted(upgrade, place, "")))
                : bench.refusal(building.apply(new Fitted(upgrade, Area.NONE, "")));
    }

    private boolean weapon(String id, Function<Mounted, Build> building) {
        String answer = bench.ask.option(id, () -> left() + " MP are left. Which Weapon?", () -> weapons(building));
        if (answer.equals(Bench.DONE)) {
            return false;
        }
        Weapon weapon = bench.book.weapon(answer).orElseThrow();
        Area area = weapon.make() == Weapon.Make.BOUGHT
                ? area(place -> building.apply(new Mounted(weapon, place)))
                : Area.NONE;
        bench.put(building.apply(new Mounted(weapon, area)));
        return true;
    }

    private List<Choice> weapons(Function<Mounted, Build> building) {
        List<Choice> options = new ArrayList<>();
        for (Weapon weapon : bench.book.weapons()) {
            Optional<String> refusal = weapon.make() == Weapon.Make.BOUGHT
                    ? nowhere(place -> building.apply(new Mounted(weapon, place)))
                    : bench.refusal(building.apply(new Mounted(weapon, Area.NONE)));
            String text = weapon.name() + ", " + weapon.cost() + " MP: " + weapon.text();
            options.add(new Choice(weapon.id(), text, refusal));
        }
        options.add(Bench.done());
        return options;
    }

    /** Where things can be: the four Areas, and what Extra Areas there are. */
    private List<Area> areas() {
        List<Area> areas = new ArrayList<>(Area.EXTERNAL);
        if (bench.mecha().has(UpgradeId.EXPANSION_PACK)) {
            areas.add(Area.PACK);
        }
        if (bench.mecha().has(UpgradeId.SECRET_EQUIPMENT)) {
            areas.add(Area.SECRET);
        }
        return areas;
    }

    /** Why something can be nowhere; empty if there is a place for it. */
    private Optional<String> nowhere(Function<Area, Build> building) {
        Optional<String> refusal = Optional.empty();
        for (Area area : areas()) {
            refusal = bench.refusal(building.apply(area));
            if (refusal.isEmpty()) {
                return refusal;
            }
        }
        return refusal;
    }

    private Area area(Function<Area, Build> building) {
        List<Area> areas = areas();
        List<Choice> options = areas.stream()
                .map(area -> bench.option(EnumWords.of(area), Words.title(area), building.apply(area)))
                .toList();
        String answer = bench.ask.option("area", "In which Area?", options);
        return areas.stream()
                .filter(area -> EnumWords.of(area).equals(answer))
                .findFirst()
                .orElseThrow();
    }

    /** The sets that come with Superior Morphing, form by form. Ledger: BCG-ALT-2. */
    private void sets() {
        if (!bench.mecha().has(UpgradeId.SUPERIOR_MORPHING)) {
            return;
        }
        for (int i = 0; i <= bench.mecha().forms().size(); i++) {
            int form = i;
            String name = form == 0
                    ? "the Default Form"
                    : bench.mecha().forms().get(form - 1).name();
            if (!bench.confirm("set", "Is anything added to the set of " + name + "?")) {
                continue;
            }
            while (upgrade(
                    "set.upgrade",
                    fitted -> bench.with(Remodel.of(bench.mecha()).inSet(form, fitted)))) {}
            while (weapon(
                    "set.weapon",
                    mounted -> bench.with(Remodel.of(bench.mecha()).inSet(form, mounted)))) {}
        }
    }

    static Mecha empty(String name, boolean pilotless) {
        return new Mecha(
                name,
                Map.of(),
                List.of(),
                List.of(),
                Optional.<Loadout>empty(),
                List.of(),
                Optional.empty(),
                pilotless,
                false,
                0);
    }
}
