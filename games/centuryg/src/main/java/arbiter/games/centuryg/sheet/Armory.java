package arbiter.games.centuryg.sheet;

import java.util.List;

/** What can be come by in the middle of a fight: gear for sale, and the Grunts that Bosses send. Ledger: BCG-AMB-92. */
public record Armory(List<Weapon> weapons, List<Upgrade> upgrades, List<Machine> minions) {

    public static final Armory EMPTY = new Armory(List.of(), List.of(), List.of());

    public Armory {
        weapons = List.copyOf(weapons);
        upgrades = List.copyOf(upgrades);
        minions = List.copyOf(minions);
    }
}
