package arbiter.games.capital;

import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Adversary;
import arbiter.games.capital.sheet.Armament;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.sheet.Range;
import arbiter.games.capital.sheet.Size;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.sheet.Versus;
import arbiter.games.capital.sheet.Weapon;
import arbiter.games.capital.turn.Slot;
import arbiter.games.capital.turn.TurnOrderRolled;
import arbiter.games.capital.turn.TurnStart;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.space.plane.Base;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The cast of scenarios about turns: average in everything, with a blade, unless told otherwise. */
public final class Troupe {

    static final String BLADE = "blade-s-blade";

    private final String name;
    private final String side;
    private final Map<Attribute, Integer> scores = new EnumMap<>(Attribute.class);
    private final List<Acquired> abilities = new ArrayList<>();
    private final List<Armament> weapons = new ArrayList<>();
    private final List<Training> trainings = new ArrayList<>();
    private String size = "medium";
    private int hitPoints = 20;
    private int bones = 5;
    private int bossfight;

    private Troupe(String name, String side) {
        this.name = name;
        this.side = side;
        for (Attribute attribute : Attribute.values()) {
            scores.put(attribute, 5);
        }
    }

    public static Troupe crew(String name) {
        return new Troupe(name, "crew");
    }

    public static Troupe foe(String name) {
        return new Troupe(name, "raiders");
    }

    public Troupe with(Attribute attribute, int score) {
        scores.put(attribute, score);
        return this;
    }

    public Troupe can(String ability) {
        abilities.add(Acquired.plain(Characters.BOOK.content().get(Ability.class, ability)));
        return this;
    }

    public Troupe holding(String weapon, String training) {
        weapons.add(new Armament(Characters.BOOK.content().get(Weapon.class, weapon), Optional.empty()));
        trainings.add(Characters.BOOK.content().get(Training.class, training));
        return this;
    }

    public Troupe sized(String category) {
        size = category;
        return this;
    }

    public Troupe hitPoints(int most) {
        hitPoints = most;
        return this;
    }

    public Troupe bossfight(int turns) {
        bossfight = turns;
        return this;
    }

    /** In a row of metres: neighbours touch. */
    public Combatant at(int metres) {
        Adversary unit = new Adversary(
                name.toLowerCase(Locale.ROOT),
                name,
                1,
                Characters.BOOK.content().get(Size.class, size),
                Set.<UnitTag>of(),
                scores,
                hitPoints,
                OptionalInt.of(bones),
                OptionalInt.of(8),
                0,
                trainings,
                weapons,
                List.of(),
                List.of(blade()),
                abilities,
                bossfight,
                "");
        return new Combatant(
                unit.id(), name, side, unit.profile(Characters.BOOK), Base.at(Point.metres(metres, 0), 1000));
    }

    private static AttackProfile blade() {
        return new AttackProfile(
                "Blade",
                Range.of("melee"),
                Versus.of("STR vs STR"),
                0,
                Quantity.of("4"),
                Optional.empty(),
                Quantity.of("1"),
                Optional.of(DamageType.SHARP),
                0,
                0,
                1,
                0,
                List.of(),
                Set.of());
    }

    public static CapitalState table(Combatant... units) {
        return new CapitalState(List.of(units), List.of());
    }

    /** The turn order is as named, and the first turn has begun. */
    public static void begin(Play<CapitalState> play, Combatant... order) {
        arrange(play, order);
        TurnStart.resolve(play);
    }

    public static void arrange(Play<CapitalState> play, Combatant... order) {
        int[] result = {20};
        List<Slot> slots = Arrays.stream(order)
                .map(unit -> new Slot(unit.id(), result[0]--, false))
                .toList();
        play.emit(new TurnOrderRolled(slots, List.of()));
    }

    public static String attack(Combatant target) {
        return "attack:" + target.id() + ":" + BLADE;
    }
}
