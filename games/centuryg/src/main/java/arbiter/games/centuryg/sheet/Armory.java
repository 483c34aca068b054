package arbiter.games.centuryg.sheet;

import arbiter.content.catalogue.Catalogue;
import java.util.List;

/** What can be come by in the middle of a fight: gear for sale, and the Grunts that Bosses send. Ledger: BCG-AMB-92. */
public record Armory(List<Weapon> weapons, List<Upgrade> upgrades, List<Machine> minions) {

    public static final Armory EMPTY = new Armory(List.of(), List.of(), List.of());

    /** All Weapons and Upgrades there are; Bosses' designs are added by whoever knows them. */
    public static Armory of(Catalogue content) {
        return new Armory(
                content.shelf(Weapon.class).all(), content.shelf(Upgrade.class).all(), List.of());
    }

    public Armory with(List<Machine> designs) {
        return new Armory(weapons, upgrades, designs);
    }

    public Armory {
        weapons = List.copyOf(weapons);
        upgrades = List.copyOf(upgrades);
        minions = List.copyOf(minions);
    }
}
