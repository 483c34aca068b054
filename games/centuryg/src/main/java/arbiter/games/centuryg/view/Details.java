package arbiter.games.centuryg.view;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.crew.Hull;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.machine.AreaContents;
import arbiter.games.centuryg.machine.EnergyCapacity;
import arbiter.games.centuryg.machine.Halving;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponRanges;
import arbiter.games.centuryg.weapon.WeaponUse;
import arbiter.kernel.Modifiers;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;

/** A Unit's sheet as it stands now: Attributes with their parts, Weapons, Upgrades and Powers. */
final class Details {

    private Details() {}

    static List<View.Detail> of(CenturyState state, Fighter unit) {
        List<View.Detail> details = new ArrayList<>();
        standing(details, unit);
        for (Attribute attribute : Attribute.values()) {
            details.add(View.Detail.total(title(EnumWords.of(attribute)), rank(state, unit, attribute)));
        }
        details.add(View.Detail.total("Defense", Defense.inPlay(state, unit)));
        group(details, "Areas", areas(unit));
        group(details, "Weapons", weapons(state, unit));
        group(details, "Upgrades", upgrades(unit));
        group(details, "Powers", powers(unit));
        return details;
    }

    /** Who is in it, and what there is of it. */
    private static void standing(List<View.Detail> details, Fighter unit) {
        if (!unit.machine().name().equals(unit.name())) {
            details.add(View.Detail.of("Mecha", unit.machine().name()));
        }
        if (unit.hasBody() && !unit.body().person().name().equals(unit.name())) {
            details.add(View.Detail.of("Pilot", unit.body().person().name()));
        }
        if (unit.hull() != Hull.WHOLE) {
            details.add(View.Detail.of("Hull", EnumWords.of(unit.hull())));
        }
        if (!unit.machine().forms().isEmpty()) {
            String form = unit.form() == 0
                    ? "usual"
                    : unit.machine().forms().get(unit.form() - 1).name();
            details.add(View.Detail.of("Form", form));
        }
    }

    /** The Areas that can be Maimed, each with what sits there. */
    private static List<View.Detail> areas(Fighter unit) {
        List<View.Detail> areas = new ArrayList<>();
        if (unit.hull() == Hull.CORE) {
            return areas;
        }
        for (Area area : Area.EXTERNAL) {
            String seated = seated(unit, area);
            String works = maimed(unit).contains(area) ? "maimed" : "works";
            areas.add(View.Detail.of(title(EnumWords.of(area)), seated.isEmpty() ? works : works + ": " + seated));
        }
        return areas;
    }

    /** Nobody chooses Areas of one that is destroyed: with its last Level all of them are gone. Ledger: BCG-MAIM-1. */
    static List<Area> maimed(Fighter unit) {
        boolean all = unit.fate() == UnitFate.DESTROYED
                && unit.hull() == Hull.WHOLE
                && !unit.nature().escapesMaiming();
        return all ? Area.EXTERNAL : unit.maims();
    }

    /** The names of what sits in an Area. */
    static String seated(Fighter unit, Area area) {
        return String.join(", ", AreaContents.names(unit, area));
    }

    /** As built, as another form changes it, and as it is halved now. */
    private static Modifiers rank(CenturyState state, Fighter unit, Attribute attribute) {
        int built = unit.machine().rank(attribute);
        int formed = unit.rank(attribute);
        int now = attribute == Attribute.ENERGY ? EnergyCapacity.of(state, unit) : Halving.rank(state, unit, attribute);
        return Modifiers.of("built", built)
                .and("form", formed - built)
                .and(now > formed ? "doubled" : "halved", now - formed);
    }

    private static List<View.Detail> weapons(CenturyState state, Fighter unit) {
        List<View.Detail> weapons = new ArrayList<>();
        for (Mounted mounted : unit.weapons()) {
            Weapon weapon = mounted.weapon();
            weapons.add(new View.Detail(
                    weapon.name(), standing(state, unit, mounted), List.of(), facts(state, unit, mounted)));
        }
        return weapons;
    }

    private static String standing(CenturyState state, Fighter unit, Mounted mounted) {
        String id = mounted.weapon().id();
        String where = mounted.area() == Area.NONE ? "" : EnumWords.of(mounted.area());
        if (unit.used().isSpent(id)) {
            return where + " spent";
        }
        if (!unit.used().isReady(id, state.round())) {
            return where + " not ready";
        }
        return unit.isMaimed(mounted.area()) ? where + " maimed" : where;
    }

    private static List<View.Detail> facts(CenturyState state, Fighter unit, Mounted mounted) {
        Weapon weapon = mounted.weapon();
        List<View.Detail> facts = new ArrayList<>();
        facts.add(View.Detail.of("kind", EnumWords.of(weapon.kind())));
        facts.add(View.Detail.of("range", range(state, unit, mounted)));
        weapon.blast().ifPresent(radius -> facts.add(View.Detail.of("blast", radius)));
        weapon.boost().ifPresent(cost -> facts.add(View.Detail.of("boost", cost + " Energy")));
        if (!weapon.abilities().isEmpty()) {
            List<String> words = new ArrayList<>();
            for (WeaponAbility ability : weapon.abilities()) {
                words.add(EnumWords.of(ability).replace('-', ' '));
            }
            facts.add(View.Detail.of("abilities", String.join(", ", words)));
        }
        facts.add(View.Detail.of("text", weapon.text()));
        return facts;
    }

    /** As it reaches now without Aim and Boost, Systems included. Ledger: BCG-RANGE-2, BCG-ABIL-8. */
    private static String range(CenturyState state, Fighter unit, Mounted mounted) {
        int least = new WeaponInUse(mounted, WeaponUse.PLAIN).least();
        return least + " to " + WeaponRanges.most(state, unit, mounted, false);
    }

    private static List<View.Detail> upgrades(Fighter unit) {
        List<View.Detail> upgrades = new ArrayList<>();
        for (Fitted fitted : unit.fittings().fitted()) {
            String where = fitted.area() == Area.NONE ? "" : EnumWords.of(fitted.area());
            String choice = fitted.choice().isEmpty() ? "" : (where.isEmpty() ? "" : ", ") + fitted.choice();
            upgrades.add(new View.Detail(
                    fitted.upgrade().name(),
                    where + choice,
                    List.of(),
                    List.of(View.Detail.of("text", fitted.upgrade().text()))));
        }
        return upgrades;
    }

    private static List<View.Detail> powers(Fighter unit) {
        List<View.Detail> powers = new ArrayList<>();
        for (Learned learned : unit.machine().powers()) {
            powers.add(new View.Detail(
                    learned.power().name(),
                    learned.choice(),
                    List.of(),
                    List.of(View.Detail.of("text", learned.power().text()))));
        }
        return powers;
    }

    private static void group(List<View.Detail> details, String label, List<View.Detail> within) {
        if (!within.isEmpty()) {
            details.add(new View.Detail(label, Integer.toString(within.size()), List.of(), within));
        }
    }

    static String title(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }
}
