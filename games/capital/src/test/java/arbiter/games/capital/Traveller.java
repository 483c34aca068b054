package arbiter.games.capital;

import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Adversary;
import arbiter.games.capital.sheet.Armament;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Item;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.sheet.Weapon;
import arbiter.games.capital.turn.TurnBegan;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Somebody with things: all Scores 5, 20 hit points, 5 Bones and 8 Energy, unless a test says otherwise. */
public final class Traveller {

    private final String name;
    private final Map<Attribute, Integer> scores = new EnumMap<>(Attribute.class);
    private final Set<UnitTag> tags = EnumSet.noneOf(UnitTag.class);
    private final List<Training> trainings = new ArrayList<>();
    private final List<Armament> weapons = new ArrayList<>();
    private final List<Item> items = new ArrayList<>();
    private final List<Acquired> abilities = new ArrayList<>();
    private String side = "crew";
    private int energy = 8;
    private Point at = Point.metres(0, 0);

    private Traveller(String name) {
        this.name = name;
        for (Attribute attribute : Attribute.values()) {
            scores.put(attribute, 5);
        }
    }

    public static Traveller named(String name) {
        return new Traveller(name);
    }

    public Traveller foe() {
        side = "foes";
        return this;
    }

    public Traveller is(UnitTag tag) {
        tags.add(tag);
        return this;
    }

    public Traveller score(Attribute attribute, int score) {
        scores.put(attribute, score);
        return this;
    }

    public Traveller energy(int points) {
        energy = points;
        return this;
    }

    /** Metres. */
    public Traveller at(int x, int y) {
        at = Point.metres(x, y);
        return this;
    }

    public Traveller trained(String training) {
        trainings.add(Characters.BOOK.content().get(Training.class, training));
        return this;
    }

    public Traveller weapon(String weapon) {
        weapons.add(new Armament(Characters.BOOK.content().get(Weapon.class, weapon), Optional.empty()));
        return this;
    }

    public Traveller weapon(String weapon, DamageType type) {
        weapons.add(new Armament(Characters.BOOK.content().get(Weapon.class, weapon), Optional.of(type)));
        return this;
    }

    public Traveller item(String item) {
        items.add(Characters.BOOK.content().get(Item.class, item));
        return this;
    }

    public Traveller can(String ability) {
        abilities.add(Acquired.plain(Characters.BOOK.content().get(Ability.class, ability)));
        return this;
    }

    public Traveller can(String ability, DamageType type) {
        abilities.add(new Acquired(
                Characters.BOOK.content().get(Ability.class, ability), Optional.empty(), Optional.of(type)));
        return this;
    }

    public Combatant here() {
        Adversary unit = new Adversary(
                name,
                name,
                1,
                Characters.BOOK.creation().size(),
                tags,
                scores,
                20,
                OptionalInt.of(5),
                OptionalInt.of(energy),
                0,
                trainings,
                weapons,
                items,
                List.of(),
                abilities,
                0,
                "");
        return new Combatant(
                name.toLowerCase(Locale.ROOT), name, side, unit.profile(Characters.BOOK), Base.at(at, 1000));
    }

    /** In the first unit's turn, with two Actions. */
    public static CapitalState under(Combatant... units) {
        return behind(List.of(), units);
    }

    public static CapitalState behind(List<Blocker> blockers, Combatant... units) {
        CapitalState state = new CapitalState(List.of(units), blockers);
        new TurnBegan(units[0].id(), 2).apply(state);
        return state;
    }
}
