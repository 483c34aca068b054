package arbiter.games.capital;

import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Adversary;
import arbiter.games.capital.sheet.Armament;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Companion;
import arbiter.games.capital.sheet.Size;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.sheet.Weapon;
import arbiter.games.capital.turn.Slot;
import arbiter.games.capital.turn.TurnBegan;
import arbiter.games.capital.turn.TurnOrderRolled;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.OverwatchTaken;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import arbiter.testkit.Scenario;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The cast of the scenarios about movement: plain units with all Scores 5, 20 hit points and 5 Bones. */
public final class Walkers {

    private final String name;
    private final String at;
    private String side;
    private String size = "medium";
    private Set<UnitTag> tags = Set.of();
    private final Map<Attribute, Integer> scores = new EnumMap<>(Attribute.class);
    private final List<Armament> weapons = new ArrayList<>();
    private final List<Acquired> abilities = new ArrayList<>();
    private List<Training> trainings = List.of();

    private Walkers(String name, String at) {
        this.name = name;
        this.at = at;
        this.side = name;
        for (Attribute attribute : Attribute.values()) {
            scores.put(attribute, 5);
        }
    }

    /** Somebody on a side of their own at a place in metres. */
    public static Walkers somebody(String name, String at) {
        return new Walkers(name, at);
    }

    public Walkers siding(String with) {
        side = with;
        return this;
    }

    public Walkers sized(String sizeId) {
        size = sizeId;
        return this;
    }

    /** Moves as that companion does. */
    public Walkers like(String companion) {
        tags = Characters.BOOK.content().get(Companion.class, companion).tags();
        return this;
    }

    public Walkers with(Attribute attribute, int score) {
        scores.put(attribute, score);
        return this;
    }

    public Walkers armed(String weapon) {
        weapons.add(new Armament(Characters.BOOK.content().get(Weapon.class, weapon), Optional.empty()));
        return this;
    }

    public Walkers trained(String training) {
        trainings = List.of(Characters.BOOK.content().get(Training.class, training));
        return this;
    }

    public Walkers able(String ability) {
        abilities.add(Acquired.plain(Characters.BOOK.content().get(Ability.class, ability)));
        return this;
    }

    public Combatant unit() {
        Size rung = Characters.BOOK.content().get(Size.class, size);
        Adversary unit = new Adversary(
                name.toLowerCase(Locale.ROOT),
                name,
                1,
                rung,
                tags,
                scores,
                20,
                OptionalInt.of(5),
                OptionalInt.empty(),
                0,
                trainings,
                weapons,
                List.of(),
                List.of(),
                abilities,
                0,
                "");
        Base base = Base.at(Point.parse(at), (int) (1000 * rung.diameter()));
        return new Combatant(unit.id(), name, side, unit.profile(Characters.BOOK), base);
    }

    /** The first unit's turn, with the order as the units are named. */
    public static CapitalState turnOf(Combatant... units) {
        return among(List.of(), units);
    }

    public static CapitalState among(List<Blocker> blockers, Combatant... units) {
        CapitalState state = new CapitalState(List.of(units), blockers);
        List<Slot> order =
                Arrays.stream(units).map(unit -> new Slot(unit.id(), 10, false)).toList();
        new TurnOrderRolled(order, List.of()).apply(state);
        new TurnBegan(units[0].id(), 2).apply(state);
        return state;
    }

    /** A way through points in metres: x, y, x, y. */
    public static Path way(int... metres) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < metres.length; i += 2) {
            points.add(Point.metres(metres[i], metres[i + 1]));
        }
        return Path.of(points);
    }

    /** The same table with that unit on Overwatch. */
    public static CapitalState onWatch(CapitalState state, Combatant unit, int attacks) {
        new OverwatchTaken(unit.id(), attacks, false).apply(state);
        return state;
    }

    /** Dice for an Attack that misses. */
    public static Scenario<CapitalState> missing(Scenario<CapitalState> play) {
        return play.dice("attack.attacker", 1, 2).dice("attack.defender", 5, 5);
    }
}
