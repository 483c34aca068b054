package arbiter.games.gladiators.attack;

import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.thug;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import arbiter.games.gladiators.GladiatorsGame;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Decider;
import arbiter.kernel.Journal;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Whole fights answered at random: every question of an attack is asked and can be answered. */
class RandomAttacksTest {

    private static final int FIGHTS = 8;
    private static final int MOST_ANSWERS = 400;

    private static String attack(String name, String modifiers) {
        return "{name: " + name + ", ability: damaging-attack, types: [heat], source: mutant, level: 3, modifiers: ["
                + modifiers + "]}";
    }

    private static String standing(String ability, int level) {
        return "{ability: " + ability + ", source: mutant, level: " + level + ", modifiers: [always-on]}";
    }

    private static String run(String movement) {
        return "{name: Run, ability: movement, types: [solid], source: mutant, level: 3, options: [" + movement
                + "], modifiers: [always-on]}";
    }

    private static GladiatorsState start() {
        WallMaterial brick = new WallMaterial(PowerType.SOLID, 3, 2, true, false, false, false, Optional.empty());
        Walls walls = Walls.of(List.of(
                WallHex.standing(hex(8, 8), 3, brick, "brick wall"),
                WallHex.standing(hex(9, 8), 3, brick, "brick wall")));
        return table(
                walls,
                Environments.NONE,
                hero(
                        "Ana",
                        hex(5, 8),
                        attack("Storm", "area blast line variable shape, ranged, complex, unpredictable-targeting"),
                        attack("Burst", "direct, ranged, autofire 3, cascade"),
                        attack("Hail", "area large blast, indirect precise, ranged, linked-ability with Bomb"),
                        attack("Bomb", "area large blast, indirect precise, ranged"),
                        standing("luck", 3),
                        standing("speed", 1),
                        run("ground")),
                hero(
                        "Dan",
                        hex(7, 9),
                        FIST.replace("melee]", "melee, knockback, burnout, versatile]"),
                        attack("Flare", "area cone, touch"),
                        attack("Nova", "area blast"),
                        standing("super-strength", 2),
                        standing("accuracy", 2),
                        standing("fighting-skill", 1),
                        run("leap")),
                villain(
                        "Ben",
                        hex(11, 8),
                        attack("Dart", "seeking homing 2, long-range, adapts, unpredictable-targeting"),
                        attack("Gun", "direct, ranged, focus, lethal optional-not-human"),
                        standing("evasion", 2),
                        standing("toughness", 2),
                        run("teleport")),
                thug("Thug", hex(10, 9), attack("Club", "direct, short, focus, melee")),
                thug("Mug", hex(10, 10), attack("Rock", "indirect, close"), run("ground")));
    }

    @Test
    void every_question_can_be_answered_and_nothing_goes_on_for_ever() {
        TreeSet<String> asked = new TreeSet<>();
        for (int seed = 1; seed <= FIGHTS; seed++) {
            RandomStream people = new RandomStream(~seed);
            Table<GladiatorsState> table = Table.start(
                    new GladiatorsGame(),
                    Journal.Header.of("gladiators", "test", Map.of()),
                    start(),
                    DiceBox.of(new RandomStream(seed)));
            for (int i = 0; i < MOST_ANSWERS && !table.open().isEmpty(); i++) {
                for (String unit : List.of("ana", "dan", "ben", "thug", "mug")) {
                    table.raiseHand(Decider.unit(unit));
                }
                List<OpenRequest> open = table.open();
                OpenRequest request = open.get(people.below(open.size()));
                asked.add(request.request().label());
                table.answer(Viewer.GAMEMASTER, request.id(), answer(request.request(), people));
            }
        }
        assertThat(asked)
                .contains(
                        "area.order",
                        "area.place",
                        "attack.cascade",
                        "attack.follow-up",
                        "attack.how",
                        "attack.shot",
                        "dodge.hex",
                        "dodge.prone",
                        "luck.dice",
                        "turn.action");
    }

    private static List<String> answer(Request<?> request, RandomStream people) {
        List<String> ids =
                new ArrayList<>(request.options().stream().map(Option::id).toList());
        if (request.kind() != Request.Kind.SOME && request.kind() != Request.Kind.ORDER) {
            return List.of(ids.get(people.below(ids.size())));
        }
        int count = request.least() + people.below(request.most() - request.least() + 1);
        List<String> picked = new ArrayList<>();
        while (picked.size() < count) {
            picked.add(ids.remove(people.below(ids.size())));
        }
        return picked;
    }
}
