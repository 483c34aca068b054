package arbiter.games.centuryg.sheet;

import arbiter.content.catalogue.Catalogue;
import java.util.List;

/**
 * What can be come by at a table: gear for sale, the Grunts that Bosses send, Equipment of people, and the Miracles that
 * some of it works. Ledger: BCG-AMB-92, BCG-EQT-1.
 */
public record Armory(
        List<Weapon> weapons,
        List<Upgrade> upgrades,
        List<Machine> minions,
        List<Trait> equipment,
        List<Skill> miracles) {

    public static final Armory EMPTY = new Armory(List.of(), List.of(), List.of(), List.of(), List.of());

    /** All Weapons and Upgrades there are; Bosses' designs are added by whoever knows them. */
    public static Armory of(Catalogue content) {
        return new Armory(
                content.shelf(Weapon.class).all(),
                content.shelf(Upgrade.class).all(),
                List.of(),
                content.shelf(Trait.class).all().stream()
                        .filter(trait -> trait.kind() == TraitKind.EQUIPMENT)
                        .toList(),
                content.shelf(Skill.class).all().stream()
                        .filter(Skill::isMiracle)
                        .toList());
    }

    public Armory with(List<Machine> designs) {
        return new Armory(weapons, upgrades, designs, equipment, miracles);
    }

    public Armory {
        weapons = List.copyOf(weapons);
        upgrades = List.copyOf(upgrades);
        minions = List.copyOf(minions);
        equipment = List.copyOf(equipment);
        miracles = List.copyOf(miracles);
    }
}
