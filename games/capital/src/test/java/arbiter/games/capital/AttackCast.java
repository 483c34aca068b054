package arbiter.games.capital;

import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Carried;
import arbiter.games.capital.sheet.Companion;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.Item;
import arbiter.games.capital.sheet.Maxima;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.Rerolls;
import arbiter.games.capital.sheet.Scores;
import arbiter.games.capital.sheet.Size;
import arbiter.games.capital.sheet.Story;
import arbiter.games.capital.sheet.Strike;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.sheet.Weapon;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Base;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Units for the tests of Attacks, put together piece by piece: Scores of 5, 20 HP, 8 Energy, 5 Bones. */
public final class AttackCast {

    public static final Handbook BOOK = Handbook.of(CapitalContent.load(List.of()));

    private final String name;
    private final String side;
    private final Map<Attribute, Integer> scores = new EnumMap<>(Attribute.class);
    private final List<Acquired> abilities = new ArrayList<>();
    private final List<Armed> weapons = new ArrayList<>();
    private final List<Strike> strikes = new ArrayList<>();
    private final List<Carried> items = new ArrayList<>();
    private final List<Training> trainings = new ArrayList<>();
    private Maxima maxima = new Maxima(20, 8, 5);
    private Rerolls rerolls = new Rerolls(0, false, 0, Set.of());
    private Story story = Story.NONE;
    private Point at = Point.metres(0, 0);
    private String size = "medium";
    private int level = 1;

    private AttackCast(String name, String side) {
        this.name = name;
        this.side = side;
        strikes.add(BOOK.creation().fist());
    }

    public static AttackCast red(String name) {
        return new AttackCast(name, "red");
    }

    public static AttackCast blue(String name) {
        return new AttackCast(name, "blue");
    }

    public static CapitalState table(Combatant... combatants) {
        return new CapitalState(List.of(combatants), List.of());
    }

    public AttackCast score(Attribute attribute, int value) {
        scores.put(attribute, value);
        return this;
    }

    public AttackCast having(String... abilities) {
        for (String ability : abilities) {
            having(BOOK.content().shelf(Ability.class).get(ability));
        }
        return this;
    }

    public AttackCast having(Ability ability) {
        abilities.add(Acquired.plain(ability));
        return this;
    }

    public AttackCast armed(String weapon, DamageType type, boolean trained) {
        weapons.add(new Armed(BOOK.content().shelf(Weapon.class).get(weapon), type, trained, false));
        return this;
    }

    public AttackCast carrying(String item, String grade) {
        items.add(new Carried(BOOK.content().shelf(Item.class).get(item), Optional.of(grade), 1, false));
        return this;
    }

    public AttackCast companion(String id) {
        BOOK.content()
                .shelf(Companion.class)
                .get(id)
                .attacks()
                .forEach(attack ->
                        strikes.add(0, new Strike(attack, attack.type().orElseThrow(), Optional.empty())));
        return this;
    }

    public AttackCast trainedWith(String training) {
        trainings.add(BOOK.content().shelf(Training.class).get(training));
        return this;
    }

    public AttackCast aim(int uses) {
        rerolls = new Rerolls(uses, false, 0, Set.of());
        return this;
    }

    public AttackCast triesAgain(int uses) {
        rerolls = new Rerolls(uses, true, 0, Set.of());
        return this;
    }

    public AttackCast resists(DamageType type) {
        rerolls = new Rerolls(0, false, 0, Set.of(type));
        return this;
    }

    public AttackCast story(List<String> strengths, List<String> weaknesses, List<String> stories) {
        story = new Story(strengths, weaknesses, stories);
        return this;
    }

    public AttackCast maxima(int hitPoints, int energy, int bones) {
        maxima = new Maxima(hitPoints, energy, bones);
        return this;
    }

    public AttackCast size(String id) {
        size = id;
        return this;
    }

    public AttackCast level(int value) {
        level = value;
        return this;
    }

    public AttackCast at(int x, int y) {
        at = Point.metres(x, y);
        return this;
    }

    public Combatant make() {
        Size rung = BOOK.content().shelf(Size.class).get(size);
        Profile profile = new Profile(
                name,
                level,
                Optional.empty(),
                rung,
                Set.of(),
                Scores.of(attribute -> scores.getOrDefault(attribute, 5)),
                maxima,
                0,
                false,
                2,
                0,
                rerolls,
                trainings,
                abilities,
                weapons,
                items,
                strikes,
                story,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        Base base = Base.at(at, (int) (rung.diameter() * 1000));
        return new Combatant(name.toLowerCase(java.util.Locale.ROOT), name, side, profile, base);
    }

    /** What stands on a unit's menu under that id, whether it takes an Action or not. */
    public static CapitalAct act(CapitalState state, Combatant unit, String id) {
        return Stream.concat(ActMenu.actions(state, unit).stream(), ActMenu.instants(state, unit).stream())
                .filter(act -> act.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** The first means of a unit whose id has that in it. */
    public static AttackMeans means(Combatant unit, String part) {
        return AttackOptions.means(unit).stream()
                .filter(means -> means.id().contains(part))
                .findFirst()
                .orElseThrow();
    }
}
