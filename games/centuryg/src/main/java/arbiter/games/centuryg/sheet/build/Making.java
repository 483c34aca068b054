package arbiter.games.centuryg.sheet.build;

import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Choosing;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.Loadout;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Mecha;
import arbiter.games.centuryg.sheet.Morph;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Person;
import arbiter.games.centuryg.sheet.Pilot;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.Theme;
import arbiter.games.centuryg.sheet.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes what play uses from what was chosen. */
final class Making {

    private Making() {}

    static Person person(Build build, Pilot pilot) {
        List<Theme> themes = new ArrayList<>();
        pilot.themes().forEach((kind, text) -> themes.add(new Theme(kind, text)));
        return new Person(
                build.name(),
                build.tier(),
                build.powerLevel(),
                rank(pilot, PilotAttribute.FITNESS),
                rank(pilot, PilotAttribute.INTELLECT),
                rank(pilot, PilotAttribute.CHARM),
                rank(pilot, PilotAttribute.AWARENESS),
                rank(pilot, PilotAttribute.WILLPOWER),
                rank(pilot, PilotAttribute.RESOURCES),
                pilot.skills(),
                pilot.traits(),
                List.copyOf(themes));
    }

    private static int rank(Pilot pilot, PilotAttribute attribute) {
        return pilot.attributes().getOrDefault(attribute, 0);
    }

    static Machine machine(Build build, Mecha mecha, Handbook book) {
        Loadout usual = mecha.usual().orElse(Loadout.NONE);
        return new Machine(
                mecha.name(),
                build.tier(),
                build.powerLevel(),
                mecha.rank(Attribute.MIGHT),
                mecha.rank(Attribute.GUARD),
                mecha.rank(Attribute.THRESHOLD),
                mecha.rank(Attribute.ENERGY),
                mecha.rank(Attribute.SYSTEMS),
                mecha.rank(Attribute.SPEED),
                weapons(mecha, book),
                upgrades(mecha),
                powers(build, mecha, book),
                mecha.forms().stream().map(Morph::form).toList(),
                new Loadout(usual.upgrades().stream().map(Fitted::placed).toList(), usual.weapons()),
                mecha.combination(),
                mecha.pilotless());
    }

    /** What was chosen, and what every Mecha has. Ledger: BCG-WPN-1, BCG-AMB-107. */
    private static List<Mounted> weapons(Mecha mecha, Handbook book) {
        List<Mounted> weapons = new ArrayList<>(mecha.weapons());
        for (Weapon weapon : book.standardWeapons()) {
            weapons.add(new Mounted(weapon, Area.NONE));
        }
        return List.copyOf(weapons);
    }

    private static List<Fitted> upgrades(Mecha mecha) {
        List<Fitted> upgrades = new ArrayList<>();
        mecha.upgrades().forEach(fitted -> upgrades.add(fitted.placed()));
        mecha.forms().forEach(form -> upgrades.add(new Fitted(form.type(), Area.CORE, form.name())));
        mecha.combination()
                .ifPresent(joined ->
                        upgrades.add(new Fitted(joined.type(), Area.CORE, String.join(", ", joined.partners()))));
        return List.copyOf(upgrades);
    }

    /** The Default Powers, those chosen, and those of Assistants. Ledger: BCG-GP-3, BCG-AMB-99. */
    private static List<Learned> powers(Build build, Mecha mecha, Handbook book) {
        List<Learned> powers = new ArrayList<>();
        if (build.tier().hasPowers()) {
            book.defaultPowers().forEach(power -> powers.add(new Learned(power, "")));
        }
        powers.addAll(build.powers());
        for (Fitted fitted : mecha.upgrades()) {
            if (fitted.upgrade().choice().equals(Optional.of(Choosing.POWER))) {
                book.power(fitted.choice()).ifPresent(power -> powers.add(new Learned(power, "")));
            }
        }
        return List.copyOf(powers);
    }
}
