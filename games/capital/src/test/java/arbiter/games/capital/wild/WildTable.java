package arbiter.games.capital.wild;

import arbiter.dice.RandomStream;
import arbiter.games.capital.Characters;
import arbiter.games.capital.OpeningConditions;
import arbiter.games.capital.UnitSetup;
import arbiter.games.capital.move.Motion;
import arbiter.games.capital.move.Moved;
import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Adversary;
import arbiter.games.capital.sheet.Armament;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Item;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.Size;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.sheet.VehicleProfile;
import arbiter.games.capital.sheet.Weapon;
import arbiter.games.capital.sheet.build.RandomBuilds;
import arbiter.games.capital.turn.OrderWentOn;
import arbiter.games.capital.turn.Slot;
import arbiter.games.capital.turn.TurnBegan;
import arbiter.games.capital.turn.TurnOrderRolled;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.TableRules;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Somebody against somebody in a walled yard, all of it by chance: classes, Levels, weapons, things, machines. */
final class WildTable {

    private static final List<String> NOT_FREE = List.of("cybernetic-shell", "backup");
    private static final List<Integer> ROWS = List.of(-2, 0, 2);
    private static final List<String> SIDES = List.of("red", "blue");
    private static final int RUN_UP = 15_000;
    private static final int CROWD = 200;
    private static final int SHELLS = 4;
    private static final List<Profile> CHARACTERS = crowd();

    private final RandomStream random;
    private final List<Combatant> units = new ArrayList<>();

    private WildTable(long seed) {
        random = new RandomStream(seed);
    }

    static CapitalState of(long seed) {
        return new WildTable(seed).build();
    }

    private CapitalState build() {
        int room = switch (random.below(4)) {
            case 0 -> brawl();
            case 1 -> yard();
            case 2 -> row();
            default -> motorpool();
        };
        CapitalState state = new CapitalState(units, walls(room), TableRules.STANDARD);
        troubles(state);
        if (units.get(0).isVehicle()) {
            inMotion(state);
        }
        return state;
    }

    /** In the first driver's turn, after fifteen metres straight on: right at whoever stood ahead. */
    private void inMotion(CapitalState state) {
        Combatant machine = units.get(0);
        Combatant driver = units.get(1);
        List<Slot> order = units.stream()
                .filter(unit -> !unit.isVehicle())
                .map(unit -> new Slot(unit.id(), 10, false))
                .toList();
        new TurnOrderRolled(order, List.of()).apply(state);
        new OrderWentOn(false).apply(state);
        new TurnBegan(driver.id(), 2).apply(state);
        Point centre = machine.base().centre();
        Base there = machine.base().movedTo(new Point(centre.x() + RUN_UP, centre.y()));
        new Moved(machine.id(), there, RUN_UP, Motion.MOVE).apply(state);
    }

    /** Three against three in a small room; how far it is to the walls. */
    private int brawl() {
        people(false);
        return 8;
    }

    /** The same with room for their machines. */
    private int yard() {
        people(true);
        return 60;
    }

    /** One with a gun that goes through the frail who stand in a row before it. */
    private int row() {
        Ability piercing = Characters.BOOK.content().get(Ability.class, "piercing-shot-1");
        units.add(stray("shooter", 0, Point.metres(0, 0), adversary("shooter", List.of(acquired(piercing)), 30)));
        for (int i = 0; i < 3; i++) {
            units.add(stray("frail" + i, 1, Point.metres(4 + 2 * i, 0), adversary("frail" + i, abilities(), 2)));
        }
        return 12;
    }

    /** Two machines, for each somebody to run over and somebody right beside it. */
    private int motorpool() {
        for (int side = 0; side < 2; side++) {
            int y = side == 0 ? 14_000 : -14_000;
            crewed(side, new Point(0, y));
            units.add(stray("ahead" + side, 1 - side, new Point(17_530, y)));
            units.add(stray("beside" + side, 1 - side, new Point(0, y + 2_500)));
        }
        return 60;
    }

    private void people(boolean yard) {
        for (int side = 0; side < 2; side++) {
            for (int row : ROWS) {
                Point at = Point.metres(side == 0 ? -1 - random.below(2) : random.below(3), row);
                Combatant unit = unit("unit" + units.size(), side, at, yard);
                units.add(unit);
                follow(unit, side, row, yard);
            }
        }
        if (!yard) {
            units.add(stray("rear", random.below(2), Point.metres(4, 0)));
        }
    }

    private Combatant unit(String id, int side, Point at, boolean yard) {
        if (random.below(5) > 1) {
            return stray(id, side, at);
        }
        Profile profile = character(yard);
        return new Combatant(id, profile.name(), SIDES.get(side), profile, Base.at(at, 1000));
    }

    /** Where there is room for machines, rather one who has one. */
    private Profile character(boolean yard) {
        Profile any = CHARACTERS.get(random.below(CHARACTERS.size()));
        return yard && any.vehicle().isEmpty() ? CHARACTERS.get(random.below(CHARACTERS.size())) : any;
    }

    /** Making one takes much longer than a fight, so all tables draw from the same crowd. */
    private static List<Profile> crowd() {
        List<Profile> crowd = new ArrayList<>();
        for (int i = 0; i < CROWD; i++) {
            int level = 1 + i % Characters.BOOK.highestLevel();
            crowd.add(Characters.sheet(RandomBuilds.grown(level, new RandomStream(i)))
                    .profile());
        }
        shells(crowd);
        return crowd;
    }

    /** Few fill the Slots of their Signature with a Cybernetic Shell: some who did stand in for others. */
    private static void shells(List<Profile> crowd) {
        int seed = CROWD;
        for (int i = 0; i < SHELLS; seed++) {
            Profile one = Characters.sheet(RandomBuilds.grown(1, new RandomStream(seed)))
                    .profile();
            if (one.shell().isPresent()) {
                crowd.set(i++, one);
            }
        }
    }

    /** What a Signature brings along: a machine to sit in, if there is room, or somebody at heel. */
    private void follow(Combatant owner, int side, int row, boolean yard) {
        if (owner.profile().companion().isPresent()) {
            units.add(UnitSetup.companion(owner.id() + "-mate", owner, Point.metres(side == 0 ? -4 : 4, row)));
        }
        if (yard && owner.profile().vehicle().isPresent()) {
            Point at = Point.metres(side == 0 ? -12 : 12, 5 * row);
            Combatant machine =
                    UnitSetup.vehicle(owner.id() + "-ride", owner, at, side == 0 ? Facing.EAST : Facing.WEST);
            units.add(machine);
            if (random.below(4) > 0) {
                UnitSetup.seat(owner, machine, true);
            }
        }
    }

    /** A machine of any kind, and somebody at its controls who knows how. */
    private void crewed(int side, Point at) {
        List<Vehicle> kinds = all(Vehicle.class);
        VehicleProfile kind = VehicleProfile.of(kinds.get(random.below(kinds.size())));
        Combatant machine = UnitSetup.vehicle("machine" + side, SIDES.get(side), kind, at, Facing.EAST);
        Combatant driver = stray("driver" + side, side, at);
        units.add(machine);
        units.add(driver);
        UnitSetup.seat(
                driver,
                machine,
                driver.profile().trainedWith(kind.vehicle()) || !kind.vehicle().trainedOnly());
    }

    private Combatant stray(String id, int side, Point at) {
        return stray(id, side, at, adversary(id, abilities(), 3 + random.below(30)));
    }

    private static Combatant stray(String id, int side, Point at, Profile profile) {
        Base base = Base.at(at, (int) (profile.size().diameter() * 1000));
        return new Combatant(id, profile.name(), SIDES.get(side), profile, base);
    }

    private Profile adversary(String id, List<Acquired> abilities, int hitPoints) {
        Map<Attribute, Integer> scores = new EnumMap<>(Attribute.class);
        for (Attribute attribute : Attribute.values()) {
            scores.put(attribute, 2 + random.below(7));
        }
        EnumSet<UnitTag> tags = EnumSet.noneOf(UnitTag.class);
        if (random.below(4) == 0) {
            tags.add(UnitTag.ROBOT);
        }
        return new Adversary(
                        id,
                        "Stray " + id,
                        random.below(6),
                        Characters.BOOK.content().get(Size.class, random.below(5) == 0 ? "large" : "medium"),
                        tags,
                        scores,
                        hitPoints,
                        random.below(4) == 0 ? OptionalInt.empty() : OptionalInt.of(1 + random.below(6)),
                        OptionalInt.of(random.below(20)),
                        random.below(3),
                        random.below(2) == 0 ? all(Training.class) : some(all(Training.class), random.below(4)),
                        some(all(Weapon.class), 1 + random.below(3)).stream()
                                .map(this::armament)
                                .toList(),
                        some(all(Item.class), random.below(5)),
                        List.of(),
                        abilities,
                        random.below(12) == 0 ? 1 : 0,
                        "")
                .profile(Characters.BOOK);
    }

    private Armament armament(Weapon weapon) {
        return new Armament(
                weapon,
                Optional.of(weapon.damageTypes()
                        .get(random.below(weapon.damageTypes().size()))));
    }

    /** Anything goes, but a second version comes in place of the first. */
    private List<Acquired> abilities() {
        List<Ability> drawn = some(free(), random.below(random.below(3) == 0 ? 3 : 12));
        return drawn.stream()
                .filter(one ->
                        drawn.stream().noneMatch(other -> other.replaces().equals(Optional.of(one))))
                .map(this::acquired)
                .toList();
    }

    private Acquired acquired(Ability ability) {
        return new Acquired(
                ability,
                Optional.of(Attribute.values()[random.below(Attribute.values().length)]),
                Optional.of(DamageType.values()[random.below(DamageType.values().length)]));
    }

    private static List<Ability> free() {
        return all(Ability.class).stream()
                .filter(ability -> !NOT_FREE.contains(ability.id()))
                .toList();
    }

    private static <T extends arbiter.content.catalogue.Entry> List<T> all(Class<T> kind) {
        return Characters.BOOK.content().shelf(kind).all();
    }

    private <T> List<T> some(List<T> pool, int count) {
        List<T> left = new ArrayList<>(pool);
        List<T> taken = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            taken.add(left.remove(random.below(left.size())));
        }
        return taken;
    }

    private List<Blocker> walls(int reach) {
        Point[] corners = {
            Point.metres(-reach, -reach),
            Point.metres(reach, -reach),
            Point.metres(reach, reach),
            Point.metres(-reach, reach)
        };
        List<Blocker> walls = new ArrayList<>();
        for (int i = 0; i < corners.length; i++) {
            walls.add(new Blocker.Wall(corners[i], corners[(i + 1) % corners.length]));
        }
        walls.add(new Blocker.Pillar(Point.metres(5 + random.below(3), random.below(8)), 1000));
        return walls;
    }

    /** Some come hurt, taunted, or otherwise not at their best. */
    private void troubles(CapitalState state) {
        for (Combatant unit : state.units()) {
            OpeningConditions.hands(unit, state.rules());
            if (!unit.isVehicle() && unit.riding().isEmpty() && random.below(6) == 0) {
                trouble(state, unit);
            }
        }
    }

    private void trouble(CapitalState state, Combatant unit) {
        OpeningConditions.Condition[] conditions = OpeningConditions.Condition.values();
        switch (random.below(3)) {
            case 0 ->
                OpeningConditions.taunt(unit, state.units().get(unit.side().equals("red") ? units.size() - 1 : 0));
            case 1 -> OpeningConditions.condition(unit, conditions[random.below(conditions.length)]);
            default ->
                OpeningConditions.values(
                        unit, OptionalInt.of(1 + random.below(unit.maxHp())), OptionalInt.empty(), OptionalInt.empty());
        }
    }
}
