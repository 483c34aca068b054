package arbiter.games.gladiators;

import static arbiter.games.gladiators.Handbooks.BOOK;

import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.games.gladiators.board.BattleMap;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.DetectionKind;
import arbiter.games.gladiators.sheet.EnvironmentKind;
import arbiter.games.gladiators.sheet.MovementClass;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.WallKind;
import arbiter.games.gladiators.sheet.build.Profiles;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.unit.Lore;
import arbiter.games.gladiators.unit.TableRules;
import arbiter.space.hex.Hex;
import java.util.List;
import java.util.Locale;

/** A small cast for scenarios: characters from the powers that matter, on open ground. */
public final class Cast {

    /** A solid blow of Level 3. */
    public static final String FIST =
            "{name: Fist, ability: damaging-attack, types: [solid], source: mutant, level: 3, modifiers: [direct, touch, melee]}";

    /** A bolt of flame of Level 4 at up to 10 hexes. */
    public static final String BOLT =
            "{name: Bolt, ability: damaging-attack, types: [heat], source: mutant, level: 4, modifiers: [direct, ranged]}";

    public static final Lore LORE = new Lore(
            BOOK.content().shelf(MovementClass.class).all(),
            BOOK.content().shelf(DetectionKind.class).all(),
            BOOK.content().shelf(EnvironmentKind.class).all(),
            BOOK.content().shelf(WallKind.class).all());

    private Cast() {}

    /** A major character on the side of the heroes. */
    public static Gladiator hero(String name, Hex hex, String... powers) {
        return unit(name, "heroes", "major", hex, powers);
    }

    public static Gladiator villain(String name, Hex hex, String... powers) {
        return unit(name, "villains", "major", hex, powers);
    }

    /** A minor character on the side of the villains. */
    public static Gladiator thug(String name, Hex hex, String... powers) {
        return unit(name, "villains", "minor", hex, powers);
    }

    public static Gladiator unit(String name, String side, String standing, Hex hex, String... powers) {
        String file = "name: " + name + "\ngp: 999\nstanding: " + standing + "\npowers: [" + String.join(", ", powers)
                + "]\n";
        return new Gladiator(name.toLowerCase(Locale.ROOT), name, side, Profiles.of(build(file), BOOK), hex);
    }

    /** A major character with traits, written as in a file. */
    public static Gladiator gifted(String name, String side, Hex hex, String traits, String... powers) {
        String file =
                "name: " + name + "\ngp: 999\npowers: [" + String.join(", ", powers) + "]\ntraits: [" + traits + "]\n";
        return new Gladiator(name.toLowerCase(Locale.ROOT), name, side, Profiles.of(build(file), BOOK), hex);
    }

    /** A hero of Iron Will. */
    public static Gladiator willed(String name, Hex hex) {
        String file = "name: " + name + "\ngp: 999\ntraits: [{trait: iron-will}]\n";
        return new Gladiator(name.toLowerCase(Locale.ROOT), name, "heroes", Profiles.of(build(file), BOOK), hex);
    }

    public static Build build(String file) {
        Problems problems = new Problems();
        Node node = Yaml.read(Source.text("character.yaml", file), problems);
        Build build =
                BOOK.content().binder().bindInFull(node, Build.class, problems).orElse(null);
        problems.throwIfAny();
        return build;
    }

    public static Hex hex(int q, int r) {
        return new Hex(q, r);
    }

    /** On open ground, 60 by 40 hexes. */
    public static GladiatorsState table(Gladiator... units) {
        return table(Walls.NONE, Environments.NONE, units);
    }

    public static GladiatorsState table(Walls walls, Environments natural, Gladiator... units) {
        return new GladiatorsState(
                List.of(units), BattleMap.open(60, 40), walls, natural, LORE, TableRules.standard(1));
    }

    /** The power with that word. */
    public static OwnedPower power(Gladiator unit, String word) {
        return unit.powers().stream()
                .filter(power -> power.word().equals(word))
                .findFirst()
                .orElseThrow();
    }

    /** A plain use of the power with that word. */
    public static PowerUse use(Gladiator unit, String word) {
        OwnedPower power = power(unit, word);
        return PowerUse.plain(unit, power, power.way());
    }
}
