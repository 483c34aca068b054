package arbiter.games.narrative.wild;

import arbiter.content.catalogue.Entry;
import arbiter.dice.RandomStream;
import arbiter.games.narrative.Tables;
import arbiter.games.narrative.sheet.Adversary;
import arbiter.games.narrative.sheet.BodyArmour;
import arbiter.games.narrative.sheet.Vehicle;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.games.narrative.unit.NarrativeState;
import java.util.List;

/**
 * Two heroes, a psyker of all disciplines with some weapons, and three adversaries close by, some of them somewhere
 * unpleasant or hurt; at every other table both sides have a vehicle.
 */
final class WildTable {

    private static final List<String> HEROES = List.of(
            "ilka-dorn",
            "brann-okar",
            "teven-rusk",
            "mirelle-ashe",
            "jun-halloran",
            "sister-odane",
            "pim-quill",
            "doctor-vane");
    private static final List<Adversary> ADVERSARIES =
            Tables.BOOK.content().shelf(Adversary.class).all();
    private static final List<String> VEHICLES = Tables.BOOK.content().shelf(Vehicle.class).all().stream()
            .filter(vehicle -> !vehicle.tame())
            .map(Vehicle::id)
            .toList();
    private static final List<String> ARMOUR = ids(BodyArmour.class);
    private static final List<String> WEAPONS = Tables.BOOK.content().shelf(Weapon.class).all().stream()
            .filter(weapon -> weapon.price().isPresent())
            .map(Weapon::id)
            .toList();

    /** Where somebody may be, as the gamemaster says it. */
    private static final List<String> SURROUNDINGS = List.of(
            "{what: cover, rating: 1, taken: false}",
            "{what: cover, rating: 2, taken: true}",
            "{what: concealment, dice: 2}",
            "{what: ground, ground: difficult}",
            "{what: ground, ground: impassable}",
            "{what: ground, ground: weightless}",
            "{what: gravity, level: 2}",
            "{what: vacuum, on: true}",
            "{what: airless, on: true}",
            "{what: atmosphere, wounds: 2, danger: acid}");

    private static final String PSYKER = "sheet: {kind: narrative-character, name: Psyker,"
            + " characteristics: {brawn: 3, agility: 3, cunning: 4, willpower: 4, presence: 4},"
            + " skills: {biomancy: 2, divination: 2, pyromancy: 2, telekinesis: 2, telepathy: 2, discipline: 2},"
            + " talents: {quick-draw: 1}, gear: [medical-kit, tool-set], weapons: [%s, %s, %s], armour: %s}";

    private final RandomStream random;
    private final int number;
    private final boolean vehicles;
    private final StringBuilder units = new StringBuilder();

    private WildTable(int number) {
        this.number = number;
        this.random = new RandomStream(number);
        this.vehicles = number % 2 == 1;
    }

    static NarrativeState of(int number) {
        return new WildTable(number).build();
    }

    private static <T extends Entry> List<String> ids(Class<T> kind) {
        return Tables.BOOK.content().shelf(kind).ids();
    }

    /** Everybody and everything has a turn at being there. */
    private NarrativeState build() {
        if (vehicles) {
            vehicle("lark", "heroes", VEHICLES.get(number / 2 % VEHICLES.size()), "");
            vehicle("raven", "enemies", any(VEHICLES), ", at: " + any(List.of("short of lark", "engaged with lark")));
        }
        unit("hero-1", "heroes", hero(number % HEROES.size()), 1, vehicles ? "aboard lark as pilot" : "");
        unit("hero-2", "heroes", hero(random.below(HEROES.size())), 1, vehicles ? besideOrAboard(number % 4 == 1) : "");
        String armour = ARMOUR.get(number % ARMOUR.size());
        String psyker = PSYKER.formatted(weapon(0), weapon(7), weapon(13), armour);
        unit("psyker", "heroes", psyker, 1, vehicles ? besideOrAboard(number % 4 == 3) : place("hero-1"));
        for (int i = 1; i <= 3; i++) {
            adversary("enemy-" + i, i == 1 && vehicles ? "aboard raven as pilot" : place("psyker"));
        }
        return Tables.of("""
                game: narrative
                options: {psychic-threats: %s}
                scene: {apart: short, story-points: {players: 3, gamemaster: 3}}
                units:
                """.formatted(number % 3 == 0 ? "yes" : "no") + units);
    }

    private void vehicle(String id, String side, String from, String at) {
        units.append("  - {id: " + id + ", name: " + id + ", side: " + side + ", from: " + from + ", now: {speed: "
                + (1 + random.below(2)) + "}" + at + "}\n");
    }

    private static String hero(int which) {
        return "character: ../characters/" + HEROES.get(which) + ".yaml";
    }

    private void adversary(String id, String at) {
        Adversary one = ADVERSARIES.get(random.below(ADVERSARIES.size()));
        int members = one.standing() == Adversary.Standing.MINION ? 2 + random.below(2) : 1;
        unit(id, "enemies", "from: " + one.id(), members, at);
    }

    private void unit(String id, String side, String who, int members, String at) {
        units.append("  - {id: " + id + ", name: " + id + ", side: " + side + ", " + who
                + (at.isEmpty() ? "" : ", at: " + at) + ", " + state(members) + "}\n");
    }

    private String place(String other) {
        return any(List.of("engaged with ", "engaged with ", "short of ", "medium from ")) + other;
    }

    private static String besideOrAboard(boolean aboard) {
        return aboard ? "aboard lark as passenger" : "short of lark";
    }

    private String state(int members) {
        String wounds = random.below(3) == 0 ? ", wounds: " + random.below(8) + ", strain: " + random.below(8) : "";
        String where =
                random.below(4) == 0 ? ", edits: [{edit: set-surroundings, values: " + any(SURROUNDINGS) + "}]" : "";
        return "now: {members: " + members + wounds + "}" + where;
    }

    /** One after the other. */
    private String weapon(int offset) {
        return WEAPONS.get((number + offset) % WEAPONS.size());
    }

    private String any(List<String> all) {
        return all.get(random.below(all.size()));
    }
}
