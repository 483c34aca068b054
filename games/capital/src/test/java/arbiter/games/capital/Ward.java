package arbiter.games.capital;

import arbiter.games.capital.damage.Wounded;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Adversary;
import arbiter.games.capital.sheet.Armament;
import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.sheet.Range;
import arbiter.games.capital.sheet.Shell;
import arbiter.games.capital.sheet.Size;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.sheet.Versus;
import arbiter.games.capital.sheet.Weapon;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.space.plane.Base;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A unit for tests of harm and healing: all Scores 5, 20 hit points, 5 Bones, 8 Energy, unless a test says otherwise. */
public final class Ward {

    private final String name;
    private final Map<Attribute, Integer> scores = new EnumMap<>(Attribute.class);
    private final Set<UnitTag> tags = EnumSet.noneOf(UnitTag.class);
    private final List<Acquired> abilities = new ArrayList<>();
    private final List<Armament> weapons = new ArrayList<>();
    private final List<AttackProfile> attacks = new ArrayList<>();
    private String side = "crew";
    private int hp = 20;
    private int bones = 5;
    private int energy = 8;
    private int armour;
    private Point at = Point.metres(0, 0);
    private boolean shell;

    private Ward(String name) {
        this.name = name;
        for (Attribute attribute : Attribute.values()) {
            scores.put(attribute, 5);
        }
    }

    public static Ward unit(String name) {
        return new Ward(name);
    }

    public Ward foe() {
        side = "foes";
        return this;
    }

    public Ward score(Attribute attribute, int score) {
        scores.put(attribute, score);
        return this;
    }

    public Ward hp(int points) {
        hp = points;
        return this;
    }

    public Ward bones(int points) {
        bones = points;
        return this;
    }

    public Ward energy(int points) {
        energy = points;
        return this;
    }

    public Ward armour(int bonus) {
        armour = bonus;
        return this;
    }

    public Ward tag(UnitTag tag) {
        tags.add(tag);
        return this;
    }

    /** Metres. */
    public Ward at(int x, int y) {
        at = Point.metres(x, y);
        return this;
    }

    public Ward ability(String id) {
        return ability(id, Optional.empty());
    }

    public Ward ability(String id, Optional<DamageType> type) {
        abilities.add(new Acquired(
                Characters.BOOK.abilities().stream()
                        .filter(one -> one.id().equals(id))
                        .findFirst()
                        .orElseThrow(),
                Optional.empty(),
                type));
        return this;
    }

    public Ward weapon(String id, DamageType type) {
        Weapon weapon = Characters.BOOK.weapons().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
        weapons.add(new Armament(weapon, Optional.of(type)));
        return this;
    }

    /** A sharp Attack of 30 metres with a fixed damage. */
    public Ward shoots(String roll, int damage) {
        return attack("Gun", Range.of("30"), roll, damage, Set.of());
    }

    public Ward strikes(String roll, int damage) {
        return attack("Claw", Range.of("melee"), roll, damage, Set.of(AttackFlag.UNARMED));
    }

    private Ward attack(String called, Range range, String roll, int damage, Set<AttackFlag> flags) {
        attacks.add(new AttackProfile(
                called,
                range,
                Versus.of(roll),
                0,
                new Quantity(0, damage),
                Optional.empty(),
                new Quantity(0, 1),
                Optional.of(DamageType.SHARP),
                0,
                0,
                1,
                0,
                List.of(),
                flags));
        return this;
    }

    /** Power armour as the book has it. */
    public Ward shell() {
        shell = true;
        return ability("cybernetic-shell");
    }

    public Combatant here() {
        return new Combatant(name.toLowerCase(java.util.Locale.ROOT), name, side, profile(), Base.at(at, 1000));
    }

    private Profile profile() {
        Size medium = Characters.BOOK.creation().size();
        Profile plain = new Adversary(
                        name,
                        name,
                        1,
                        medium,
                        tags,
                        scores,
                        hp,
                        OptionalInt.of(bones),
                        OptionalInt.of(energy),
                        armour,
                        List.of(),
                        weapons,
                        List.of(),
                        attacks,
                        abilities,
                        0,
                        "")
                .profile(Characters.BOOK);
        return shell ? withShell(plain) : plain;
    }

    private Profile withShell(Profile plain) {
        Shell armourShell = new Shell(hp / 2, hp - hp / 2, 3, 3, new Quantity(1, 0));
        return new Profile(
                plain.name(),
                plain.level(),
                plain.role(),
                plain.size(),
                plain.tags(),
                plain.scores(),
                plain.maxima(),
                plain.armour(),
                plain.heavyArmour(),
                plain.hands(),
                plain.bossfight(),
                plain.rerolls(),
                plain.trainings(),
                plain.abilities(),
                plain.weapons(),
                plain.items(),
                plain.strikes(),
                plain.story(),
                Optional.of(armourShell),
                plain.signature(),
                plain.companion(),
                plain.vehicle());
    }

    public static CapitalState fight(Combatant... units) {
        return new CapitalState(List.of(units), List.of());
    }

    /** Damage from before the scenario begins: to hit points, or to Bones if there are none. */
    public static void hurt(CapitalState state, Combatant unit, int damage) {
        new Wounded(unit.id(), Modifiers.of("before", damage), DamageType.SHARP).apply(state);
    }
}
